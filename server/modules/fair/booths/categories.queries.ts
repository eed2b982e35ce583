import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isShown } from '#server/platform/db/shown.ts'

/** By exhibitor. */
export type CategoriesOf = ReadonlyMap<number, readonly number[]>

/** The categories of the published exhibits of exhibitors, hidden exhibitors too. */
export async function findCategories(db: Db, exhibitorIds: readonly number[]): Promise<Map<number, number[]>> {
  if (exhibitorIds.length === 0) return new Map()
  const { exhibitorId, categoryId } = exhibitRecords
  const rows = await db
    .selectDistinct({ exhibitorId, categoryId })
    .from(exhibitRecords)
    .where(and(inArray(exhibitorId, [...exhibitorIds]), isNotNull(categoryId), isShown(exhibitRecords)))
    .orderBy(asc(exhibitorId), asc(categoryId))
  const found = new Map<number, number[]>()
  for (const row of rows) {
    if (row.categoryId === null) continue
    found.set(row.exhibitorId, [...(found.get(row.exhibitorId) ?? []), row.categoryId])
  }
  return found
}
