import { and, asc, eq, exists, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contentChanges, contentItems } from './content.schema'

const isOverdue = lte(contentItems.deletedAt, sql`now() - make_interval(days => ${UNDELETE_DAYS}::integer)`)

/** Ids behind `after` of deleted objects past their undelete period that still have texts, in their order. */
export async function listOverdue(
  db: Db,
  kind: ContentKind,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const texts = db
    .select({ one: sql`1` })
    .from(contentChanges)
    .where(
      and(
        eq(contentChanges.kind, contentItems.kind),
        eq(contentChanges.itemId, contentItems.id),
        isNotNull(contentChanges.document),
      ),
    )
  const rows = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), gt(contentItems.id, after), isOverdue, exists(texts)))
    .orderBy(asc(contentItems.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Keeps others from it; false: another server is at it. */
export async function lockOverdue(db: Db, kind: ContentKind, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, id), isOverdue))
    .for('update', { skipLocked: true })
  return rows.length > 0
}

/** Empties the lines of an object's history. */
export async function clearTexts(db: Db, kind: ContentKind, id: number): Promise<void> {
  await db
    .update(contentChanges)
    .set({ document: null })
    .where(and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, id), isNotNull(contentChanges.document)))
}

/** Removes all that can be edited of an exhibitor who has no rows any more, with its history. */
export async function removeOwned(db: Db, ownerId: number): Promise<void> {
  const owned = await db
    .select({ kind: contentItems.kind, id: contentItems.id })
    .from(contentItems)
    .where(eq(contentItems.ownerId, ownerId))
  for (const kind of new Set(owned.map((item) => item.kind))) {
    const ids = owned.filter((item) => item.kind === kind).map(({ id }) => id)
    await db.delete(contentChanges).where(and(eq(contentChanges.kind, kind), inArray(contentChanges.itemId, ids)))
    await db.delete(contentItems).where(and(eq(contentItems.kind, kind), inArray(contentItems.id, ids)))
  }
}
