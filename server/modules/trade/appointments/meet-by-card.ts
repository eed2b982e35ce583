import type { Db } from '#server/platform/db/database.ts'
import { noProposal } from './answer'
import { addStep, changeAppointment, findUnderWay, type PartiesOf } from './appointments.queries'

/**
 * Both stand before each other: a confirmed talk of the two at the booth or a table that is under way has taken place
 * (spec: live §4, "both parties participate"). Without one nothing happens.
 */
export async function meetNow(db: Db, between: PartiesOf, { byAccount }: { byAccount: number }): Promise<void> {
  const row = await findUnderWay(db, between, new Date())
  if (!row) return
  const expected = { states: ['confirmed'] as const, sequence: row.sequence }
  const changed = await changeAppointment(db, row.id, expected, { ...noProposal, state: 'met', absent: null })
  if (!changed) return
  const step = { appointmentId: row.id, action: 'meet' as const, byAccount, side: 'buyer' as const }
  await addStep(db, { ...step, startsAt: changed.startsAt })
}
