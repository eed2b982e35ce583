import { and, count, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm'
import { REPLY_DAYS, REPLY_QUESTIONS_MIN } from '#contract/operations/figures/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { conversationRecords } from '#server/modules/live/chat/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { replyPromises } from './figures.schema'
import { answeredAt, medianMinutes } from './happened.queries'

const DAY_MS = 86_400_000

/** How soon exhibitors have answered the questions of the last days, of those that were requested often enough. */
export async function listReplies(db: Db) {
  const since = new Date(Date.now() - REPLY_DAYS * DAY_MS)
  const rows = await db
    .select({
      exhibitorId: exhibitorRecords.id,
      minutes: medianMinutes(conversationRecords.requestedAt, answeredAt),
      share: sql<number>`count(${conversationRecords.answeredAt})::float / count(*)`.mapWith(Number),
    })
    .from(conversationRecords)
    .innerJoin(exhibitorRecords, eq(sql`${exhibitorRecords.id}::text`, conversationRecords.service))
    .where(and(isNotNull(conversationRecords.visitorId), gte(conversationRecords.requestedAt, since)))
    .groupBy(exhibitorRecords.id)
    .having(gte(count(), REPLY_QUESTIONS_MIN))
    .orderBy(exhibitorRecords.id)
  return rows
}

/** Writes what has changed, so that unchanged rows invalidate no cached answer. */
export async function saveReplies(db: Db, rows: Awaited<ReturnType<typeof listReplies>>): Promise<void> {
  const ids = rows.map(({ exhibitorId }) => exhibitorId)
  await db.delete(replyPromises).where(ids.length > 0 ? notInArray(replyPromises.exhibitorId, ids) : undefined)
  if (rows.length === 0) return
  await db
    .insert(replyPromises)
    .values(rows)
    .onConflictDoUpdate({
      target: replyPromises.exhibitorId,
      set: { minutes: sql`excluded.minutes`, share: sql`excluded.share` },
    })
}

export const listReplyPromises = (db: Db) => db.select().from(replyPromises).orderBy(replyPromises.exhibitorId)

export async function findReplyPromise(db: Db, exhibitorId: number) {
  const [found] = await db.select().from(replyPromises).where(eq(replyPromises.exhibitorId, exhibitorId))
  return found
}
