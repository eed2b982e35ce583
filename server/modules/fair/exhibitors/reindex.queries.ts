import { asc, gt } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { noteIndexed, takeOutdated } from '#server/modules/fair/search/index.ts'
import { exhibitors } from './exhibitors.schema'
import { indexExhibitors } from './exhibitors.write.queries.ts'

/** Exhibitors that are indexed in one transaction. */
const BATCH = 500

/** Indexes exhibitors again that an earlier version indexed; gives whether more is to be done. */
export function reindexExhibitors({ write }: Pick<Database, 'write'>): Promise<boolean> {
  return write(async (db) => {
    const outdated = await takeOutdated(db, 2)
    if (!outdated) return false
    const rows = await db
      .select()
      .from(exhibitors)
      .where(gt(exhibitors.id, outdated.afterId))
      .orderBy(asc(exhibitors.id))
      .limit(BATCH)
      .for('no key update')
    await indexExhibitors(db, rows)
    await noteIndexed(db, 2, rows.length < BATCH ? undefined : rows.at(-1)?.id)
    return rows.length === BATCH
  })
}
