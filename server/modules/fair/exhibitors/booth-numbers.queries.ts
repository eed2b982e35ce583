import { inArray, sql } from 'drizzle-orm'
import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'
import { exhibitors } from './exhibitors.schema'
import { indexExhibitors } from './exhibitors.write.queries.ts'

/** The numbers of the booths that these exhibitors have on floor plans, by exhibitor. */
export const assignedBooths = connector<{
  findNumbers: (db: Db, exhibitorIds: readonly number[]) => Promise<Map<number, string>>
}>('booths of exhibitors')

/** Shows visitors these numbers as the booths of exhibitors; empty: none. */
export async function showBoothNumbers(db: Db, numbers: ReadonlyMap<number, string>): Promise<void> {
  if (numbers.size === 0) return
  const ids = [...numbers.keys()]
  const values = JSON.stringify(Object.fromEntries(numbers))
  const changed = await db
    .update(exhibitors)
    .set({ booth: sql`${values}::jsonb ->> ${exhibitors.id}::text` })
    .where(inArray(exhibitors.id, ids))
    .returning()
  await indexExhibitors(db, changed)
}

/** Content was written: whoever has a booth on a floor plan shows its number, whatever the content says. */
export async function showAssigned(db: Db, ids: readonly number[]): Promise<void> {
  await showBoothNumbers(db, await assignedBooths.port.findNumbers(db, ids))
}
