import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Decision } from '../../../contract/appointments/rules'
import type { Db } from '../../platform/db/database'
import type { AppointmentRow } from './appointments.queries'
import { appointments } from './appointments.schema'

/** A contested absence that nobody has decided. */
export const isContested = () =>
  and(eq(appointments.state, 'noShow'), isNotNull(appointments.contestedAt), isNull(appointments.decision))

/** Decides a contested absence; undefined: it is none, or somebody was first. */
export async function setDecision(
  db: Db,
  id: number,
  { outcome, reason, by }: { outcome: Decision; reason: string; by: number },
): Promise<AppointmentRow | undefined> {
  const now = new Date()
  const [changed] = await db
    .update(appointments)
    .set({
      decision: outcome,
      decisionReason: reason,
      decidedAt: now,
      decidedBy: by,
      changedAt: now,
      sequence: sql`${appointments.sequence} + 1`,
      ...(outcome === 'met' ? { state: 'met' as const, absent: null } : {}),
    })
    .where(and(eq(appointments.id, id), isContested()))
    .returning()
  return changed
}
