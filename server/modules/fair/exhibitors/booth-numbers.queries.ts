import { and, eq, inArray, sql } from 'drizzle-orm'
import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contentChanges, contentItems } from '#server/modules/fair/content/content.schema.ts'
import { exhibitors } from './exhibitors.schema'
import { indexExhibitors } from './exhibitors.write.queries.ts'

/** A booth on a floor plan; without one the number is empty, and null leaves the exhibitor in its hall. */
export interface AssignedBooth {
  number: string
  hallId: number | null
}

/**
 * The booths that these exhibitors have on floor plans, by exhibitor, and that those have none who had one; of the others,
 * nothing.
 */
export const assignedBooths = connector<{
  findAssigned: (db: Db, exhibitorIds: readonly number[]) => Promise<Map<number, AssignedBooth>>
}>('booths of exhibitors')

/** Shows visitors these numbers and halls as the booths of exhibitors. */
export async function showBooths(db: Db, booths: ReadonlyMap<number, AssignedBooth>): Promise<void> {
  if (booths.size === 0) return
  const ids = [...booths.keys()]
  const booth = sql`(${JSON.stringify(Object.fromEntries(booths))}::jsonb -> ${exhibitors.id}::text)`
  const changed = await db
    .update(exhibitors)
    .set({
      booth: sql`${booth} ->> 'number'`,
      hallId: sql`coalesce((${booth} ->> 'hallId')::integer, ${exhibitors.hallId})`,
    })
    .where(inArray(exhibitors.id, ids))
    .returning()
  await indexExhibitors(db, changed)
}

/**
 * Shows visitors no booth of these exhibitors any more: each is in the hall again that its published content names. One
 * without published content stays where it is.
 */
export async function hideBooths(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const named = db
    .select({ hall: sql`jsonb_build_array(${contentChanges.document} -> 'hall')` })
    .from(contentItems)
    .innerJoin(
      contentChanges,
      and(
        eq(contentChanges.kind, contentItems.kind),
        eq(contentChanges.itemId, contentItems.id),
        eq(contentChanges.revision, contentItems.publishedRevision),
      ),
    )
    .where(and(eq(contentItems.kind, 'exhibitor'), eq(contentItems.id, exhibitors.id)))
  const changed = await db
    .update(exhibitors)
    .set({
      booth: '',
      // In an array, a hall that is null differs from content that is missing.
      hallId: sql`(coalesce((${named}), jsonb_build_array(${exhibitors.hallId})) ->> 0)::integer`,
    })
    .where(inArray(exhibitors.id, [...ids]))
    .returning()
  await indexExhibitors(db, changed)
}

/** Content was written: whoever has had a booth on a floor plan shows what it has now, whatever the content says. */
export async function showAssigned(db: Db, ids: readonly number[]): Promise<void> {
  await showBooths(db, await assignedBooths.port.findAssigned(db, ids))
}
