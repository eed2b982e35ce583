import { and, asc, eq, inArray, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import type { RoomOrder } from '#server/providers/messaging/port.ts'
import { roomOrders } from './room-orders.schema'

export type QueuedOrder = typeof roomOrders.$inferSelect & { ageSeconds: number }

/** Uses the database's clock: the clocks of servers may differ. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

export async function insertOrder(db: Db, { groupId, kind, subject }: RoomOrder): Promise<void> {
  // Numbers are given before the commit: without the lock an order could overtake the one that it corrects.
  await lockByName(db, `room-order ${groupId}`)
  await db.insert(roomOrders).values({ groupId, kind, subject })
}

/**
 * Takes the first order of each room, where it is due, for this caller alone and so many seconds. Those behind it wait
 * until it is gone, so that a room's orders arrive as they were given.
 */
export async function claimOrders(
  db: Db,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<QueuedOrder[]> {
  const earlier = alias(roomOrders, 'earlier')
  const isFirst = notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(and(eq(earlier.groupId, roomOrders.groupId), lt(earlier.id, roomOrders.id))),
  )
  // A query of its own: inside the condition of the update it might run, and lock, more than once.
  const due = db.$with('due').as(
    db
      .select({ id: roomOrders.id })
      .from(roomOrders)
      .where(and(lte(roomOrders.dueAt, sql`now()`), isFirst))
      .orderBy(asc(roomOrders.dueAt), asc(roomOrders.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const taken = await db
    .with(due)
    .update(roomOrders)
    .set({ dueAt: inSeconds(seconds) })
    .where(inArray(roomOrders.id, db.select({ id: due.id }).from(due)))
    .returning({
      order: roomOrders,
      ageSeconds: sql<number>`extract(epoch from now() - ${roomOrders.createdAt})::float`,
    })
  return taken.map(({ order, ageSeconds }) => ({ ...order, ageSeconds }))
}

export async function removeOrder(db: Db, id: number): Promise<void> {
  await db.delete(roomOrders).where(eq(roomOrders.id, id))
}

/** Puts it off for so many seconds. */
export async function deferOrder(db: Db, id: number, seconds: number): Promise<void> {
  await db
    .update(roomOrders)
    .set({ tries: sql`${roomOrders.tries} + 1`, dueAt: inSeconds(seconds) })
    .where(eq(roomOrders.id, id))
}
