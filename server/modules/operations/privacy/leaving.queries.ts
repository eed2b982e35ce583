import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { setLeaving, unsetLeaving } from '#server/modules/foundation/accounts/index.ts'
import { departures } from './privacy.schema'

export type Departure = typeof departures.$inferSelect

/** Writes down that an active account is to be deleted; false where it is not active. */
export async function markLeaving(db: Db, id: number, dueAt: Date): Promise<boolean> {
  if (!(await setLeaving(db, id, dueAt))) return false
  await db.insert(departures).values({ accountId: id, dueAt })
  return true
}

/** Withdraws a deletion that has not begun; false where there is none. */
export async function unmarkLeaving(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(departures)
    .where(and(eq(departures.accountId, id), isNull(departures.beganAt)))
    .returning({ id: departures.accountId })
  if (gone.length === 0) return false
  await unsetLeaving(db, id)
  return true
}

const isDue = (now: Date) => and(isNull(departures.endedAt), lte(departures.dueAt, now))

/** The accounts due for deletion, earliest first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: departures.accountId })
    .from(departures)
    .where(isDue(now))
    .orderBy(departures.dueAt, departures.accountId)
    .limit(limit)
  return due.map(({ id }) => id)
}

/** Holds the deletion of an account that is due, for this transaction; undefined where another server has it, or it is done. */
export async function holdDeparture(db: Db, accountId: number, now: Date): Promise<Departure | undefined> {
  const [held] = await db
    .select()
    .from(departures)
    .where(and(eq(departures.accountId, accountId), isDue(now)))
    .for('update', { skipLocked: true })
  return held
}

export async function changeDeparture(
  db: Db,
  accountId: number,
  change: Partial<Pick<Departure, 'beganAt' | 'dueAt' | 'done' | 'endedAt'>>,
): Promise<void> {
  await db.update(departures).set(change).where(eq(departures.accountId, accountId))
}
