import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { minutesAgreements } from './captions.schema'

interface By {
  appointmentId: number
  side: Side
  byAccount: number
}

/** The agreements that hold. */
export async function listAgreements(db: Db, appointmentId: number) {
  return db
    .select({ side: minutesAgreements.side, byAccount: minutesAgreements.byAccount })
    .from(minutesAgreements)
    .where(and(eq(minutesAgreements.appointmentId, appointmentId), isNull(minutesAgreements.withdrawnAt)))
}

/** Notes that an account agrees for its side; repeated it changes nothing. */
export async function agree(db: Db, { appointmentId, side, byAccount }: By): Promise<void> {
  await db
    .insert(minutesAgreements)
    .values({ appointmentId, side, byAccount })
    .onConflictDoUpdate({
      target: [minutesAgreements.appointmentId, minutesAgreements.side],
      set: { byAccount, agreedAt: new Date(), withdrawnAt: null },
      setWhere: sql`${minutesAgreements.withdrawnAt} is not null or ${minutesAgreements.byAccount} is distinct from ${byAccount}`,
    })
}

/** Ends the agreement of both sides: to go on, both agree again. A line that is being recorded is waited for. */
export async function withdraw(db: Db, appointmentId: number): Promise<void> {
  const held = and(eq(minutesAgreements.appointmentId, appointmentId), isNull(minutesAgreements.withdrawnAt))
  // In the order of `holdAgreements`, so that neither waits for the other in turn.
  await db
    .select({ id: minutesAgreements.id })
    .from(minutesAgreements)
    .where(held)
    .orderBy(minutesAgreements.side)
    .for('update')
  await db.update(minutesAgreements).set({ withdrawnAt: new Date() }).where(held)
}

/** Ends the agreement of both sides where another account agreed for this one; says whether it did. */
export async function endAgreementsOfOthers(db: Db, { appointmentId, side, byAccount }: By): Promise<boolean> {
  const held = await listAgreements(db, appointmentId)
  const isOfOther = held.some((one) => one.side === side && one.byAccount !== byAccount)
  if (isOfOther) await withdraw(db, appointmentId)
  return isOfOther
}

/** Whether both sides agree, the speaker by themselves; a withdrawal waits until the transaction has ended. */
export async function holdAgreements(db: Db, { appointmentId, side, byAccount }: By): Promise<boolean> {
  const held = await db
    .select({ side: minutesAgreements.side, byAccount: minutesAgreements.byAccount })
    .from(minutesAgreements)
    .where(and(eq(minutesAgreements.appointmentId, appointmentId), isNull(minutesAgreements.withdrawnAt)))
    .orderBy(minutesAgreements.side)
    .for('share')
  return held.length === 2 && held.some((one) => one.side === side && one.byAccount === byAccount)
}
