import { and, eq, sql } from 'drizzle-orm'
import type { Decision } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { AppointmentRow } from './appointments.queries'
import { appointments, isContested } from './appointments.schema'

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

/** Meetings of which one side contests that it was absent, and nobody has decided. */
export const countContestedAppointments = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, { table: appointments, since: appointments.contestedAt, where: isContested() })
