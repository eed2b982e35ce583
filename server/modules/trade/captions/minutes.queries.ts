import { and, asc, eq, sql } from 'drizzle-orm'
import { MINUTES_LINES_MAX } from '#contract/trade/captions/limits.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { holdTalkRoom } from '#server/modules/trade/appointments/index.ts'
import { holdAgreements, withdraw } from './agreements.queries'
import { minutes, minutesLines } from './captions.schema'

type NewLine = Pick<typeof minutesLines.$inferInsert, 'appointmentId' | 'side' | 'clientKey' | 'zh' | 'en'> & {
  byAccount: number
}

/**
 * Records a line where both sides agree, once for its key and up to MINUTES_LINES_MAX lines. Run it in a transaction: a
 * withdrawal that comes meanwhile waits, and one that came before is seen.
 */
export async function recordLine(db: Db, line: NewLine): Promise<boolean> {
  const { appointmentId } = line
  // Before the agreements, as who takes a seat holds them: neither waits for the other in turn.
  if (!(await holdTalkRoom(db, appointmentId))) return false
  if (!(await holdAgreements(db, line))) return false
  if ((await db.$count(minutesLines, eq(minutesLines.appointmentId, appointmentId))) >= MINUTES_LINES_MAX) return false
  await db.insert(minutes).values({ appointmentId }).onConflictDoNothing()
  return addLine(db, line)
}

/** Adds a line to minutes; false: its key was recorded before. */
export async function addLine(db: Db, line: NewLine): Promise<boolean> {
  const added = await db.insert(minutesLines).values(line).onConflictDoNothing().returning({ id: minutesLines.id })
  return added.length > 0
}

const nameOf = { name: accountRecords.name, nickName: accountRecords.nickName }

/** The minutes of a meeting with who changed them; undefined: there are none. */
export async function findMinutes(db: Db, appointmentId: number) {
  const [found] = await db
    .select({ minutes, by: nameOf })
    .from(minutes)
    .leftJoin(accountRecords, eq(accountRecords.id, minutes.changedBy))
    .where(eq(minutes.appointmentId, appointmentId))
  if (!found) return undefined
  const lines = await db
    .select({ line: minutesLines, by: nameOf })
    .from(minutesLines)
    .leftJoin(accountRecords, eq(accountRecords.id, minutesLines.byAccount))
    .where(eq(minutesLines.appointmentId, appointmentId))
    .orderBy(asc(minutesLines.id))
  return { ...found, lines }
}
export type FoundMinutes = Awaited<ReturnType<typeof findMinutes>>

/** Changes the next steps as they were read; false: somebody was first, or there are no minutes. */
export async function changeNextSteps(
  db: Db,
  { appointmentId, version }: { appointmentId: number; version: number },
  change: { nextSteps: string; changedBy: number },
): Promise<boolean> {
  const changed = await db
    .update(minutes)
    .set({ ...change, changedAt: new Date(), version: sql`${minutes.version} + 1` })
    .where(and(eq(minutes.appointmentId, appointmentId), eq(minutes.version, version)))
    .returning({ version: minutes.version })
  return changed.length > 0
}

interface OwnLine {
  appointmentId: number
  side: Side
  lineId: number
}

const isLine = ({ appointmentId, side, lineId }: OwnLine) =>
  and(eq(minutesLines.id, lineId), eq(minutesLines.appointmentId, appointmentId), eq(minutesLines.side, side))

/** Whether a side has such a line. */
export const hasLine = async (db: Db, of: OwnLine): Promise<boolean> => (await db.$count(minutesLines, isLine(of))) > 0

/** Changes a line of a side as it was read, or removes it where both texts are empty; false: somebody was first. */
export async function changeLine(
  db: Db,
  of: OwnLine & { version: number },
  texts: { zh: string; en: string },
): Promise<boolean> {
  const where = and(isLine(of), eq(minutesLines.version, of.version))
  const changed =
    texts.zh === '' && texts.en === ''
      ? await db.delete(minutesLines).where(where).returning({ id: minutesLines.id })
      : await db
          .update(minutesLines)
          .set({ ...texts, version: sql`${minutesLines.version} + 1` })
          .where(where)
          .returning({ id: minutesLines.id })
  return changed.length > 0
}

/** Deletes the minutes and withdraws both agreements, so that nothing is recorded after it. */
export async function removeMinutes(db: Db, appointmentId: number): Promise<void> {
  await withdraw(db, appointmentId)
  await db.delete(minutes).where(eq(minutes.appointmentId, appointmentId))
}
