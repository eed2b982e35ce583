import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database'
import { contentChanges, contentItems } from '../content.schema'

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
