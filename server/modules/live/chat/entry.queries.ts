import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { liveBans, lives } from '#server/modules/live/live/live.schema.ts'

/** What decides whether an account may enter a room; undefined: there is no such session. */
export async function findEntry(db: Db, liveId: number, accountId: number) {
  const rows = await db
    .select({ status: lives.status, ban: liveBans.kind })
    .from(lives)
    .leftJoin(liveBans, and(eq(liveBans.liveId, lives.id), eq(liveBans.accountId, accountId)))
    .where(eq(lives.id, liveId))
  const [first] = rows
  return first && { status: first.status, bans: rows.flatMap(({ ban }) => ban ?? []) }
}
