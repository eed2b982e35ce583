import { eq } from 'drizzle-orm'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { livePushes } from '#server/modules/live/live/live.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The room of a session. Throws where it has none. */
export async function getRoom(db: Db, liveId: number) {
  const [room] = await db.select().from(conversations).where(eq(conversations.liveId, liveId))
  if (!room) throw new Error(`session ${liveId} has no room`)
  return room
}

/** Notes the last message of a conversation. */
export async function noteLast(db: Db, id: number, last: { sequence: number; at: Date }): Promise<void> {
  const change = { lastSequence: last.sequence, lastAt: last.at }
  await db.update(conversations).set(change).where(eq(conversations.id, id))
}

export const listPushes = (db: Db) => db.select({ id: livePushes.id }).from(livePushes).orderBy(livePushes.id)

export async function countPush(db: Db, id: number, counts: { views: number; clicks: number }): Promise<void> {
  await db.update(livePushes).set(counts).where(eq(livePushes.id, id))
}
