import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import { searchStale, searchVersions } from '../search.schema'

/** Raised whenever what is written into the index changes: what is there is then written again, in the background. */
export const INDEX_VERSION = 2

/** Has the exhibits of these exhibitors indexed again. */
export async function markStale(db: Db, exhibitors: readonly { id: number }[]): Promise<void> {
  if (exhibitors.length === 0) return
  await db
    .insert(searchStale)
    .values(exhibitors.map(({ id }) => ({ exhibitorId: id })))
    .onConflictDoNothing()
}

/** Exhibitors with exhibits to be indexed again, which no other server has taken; part of the transaction that does it. */
export async function takeStale(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select()
    .from(searchStale)
    .orderBy(asc(searchStale.exhibitorId))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = rows.map(({ exhibitorId }) => exhibitorId)
  if (ids.length > 0) await db.delete(searchStale).where(inArray(searchStale.exhibitorId, ids))
  return ids
}

/**
 * Where indexing the records of a type again goes on; nothing where they are all as this version has them, or another server is
 * at it. Part of the transaction that does the next of them.
 */
export async function takeOutdated(db: Db, type: SearchType): Promise<{ afterId: number } | undefined> {
  await db.insert(searchVersions).values({ type }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(searchVersions)
    .where(eq(searchVersions.type, type))
    .for('update', { skipLocked: true })
  return row && row.version < INDEX_VERSION ? row : undefined
}

/** Notes how far it has come; `lastId` undefined: it is done. */
export async function noteIndexed(db: Db, type: SearchType, lastId: number | undefined): Promise<void> {
  const now = lastId === undefined ? { version: INDEX_VERSION, afterId: 0 } : { afterId: lastId }
  await db.update(searchVersions).set(now).where(eq(searchVersions.type, type))
}
