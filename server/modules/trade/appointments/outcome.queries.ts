import { and, eq, sql } from 'drizzle-orm'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { appointmentOutcomes } from './appointments.schema'

export type OutcomeRow = typeof appointmentOutcomes.$inferSelect
type Noted = Pick<OutcomeRow, 'nextStep' | 'note' | 'amount' | 'currency' | 'byAccount'>

interface Of {
  appointmentId: number
  side: Side
}

const isOf = ({ appointmentId, side }: Of) =>
  and(eq(appointmentOutcomes.appointmentId, appointmentId), eq(appointmentOutcomes.side, side))

/** What a side has noted, with who did. */
export async function findOutcome(db: Db, of: Of) {
  const [found] = await db
    .select({ outcome: appointmentOutcomes, by: { name: accountRecords.name, nickName: accountRecords.nickName } })
    .from(appointmentOutcomes)
    .leftJoin(accountRecords, eq(accountRecords.id, appointmentOutcomes.byAccount))
    .where(isOf(of))
  return found
}
export type FoundOutcome = Awaited<ReturnType<typeof findOutcome>>

/** Notes it first; false: somebody of the side was first. */
export async function addOutcome(db: Db, of: Of, noted: Noted): Promise<boolean> {
  const added = await db
    .insert(appointmentOutcomes)
    .values({ ...of, ...noted })
    .onConflictDoNothing()
    .returning({ id: appointmentOutcomes.id })
  return added.length > 0
}

/** Changes what stands as it was read; false: somebody of the side was first. */
export async function changeOutcome(db: Db, of: Of, version: number, noted: Noted): Promise<boolean> {
  const changed = await db
    .update(appointmentOutcomes)
    .set({ ...noted, at: new Date(), version: sql`${appointmentOutcomes.version} + 1` })
    .where(and(isOf(of), eq(appointmentOutcomes.version, version)))
    .returning({ id: appointmentOutcomes.id })
  return changed.length > 0
}
