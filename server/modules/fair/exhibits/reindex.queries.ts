import { asc, gt, inArray } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { noteIndexed, takeOutdated, takeStale } from '#server/modules/fair/search/index.ts'
import { exhibits } from './exhibits.schema'
import { indexExhibits } from './exhibits.write.queries.ts'

/** Exhibitors that have their exhibits indexed in one transaction. */
const EXHIBITORS = 20
/** Exhibits that are indexed in one transaction. */
const BATCH = 500

/** Held, so that who changes one of them meanwhile indexes it after this. */
const lockExhibits = (db: Db, makers: number[]) =>
  db.select().from(exhibits).where(inArray(exhibits.exhibitorId, makers)).orderBy(asc(exhibits.id)).for('no key update')

/** Indexes the exhibits of changed exhibitors again, and those that an earlier version indexed; gives whether more is to be done. */
export function reindexExhibits({ write }: Pick<Database, 'write'>): Promise<boolean> {
  return write(async (db) => {
    const stale = await takeStale(db, EXHIBITORS)
    if (stale.length > 0) {
      await indexExhibits(db, await lockExhibits(db, stale))
      return true
    }
    const outdated = await takeOutdated(db, 1)
    if (!outdated) return false
    const rows = await db
      .select()
      .from(exhibits)
      .where(gt(exhibits.id, outdated.afterId))
      .orderBy(asc(exhibits.id))
      .limit(BATCH)
      .for('no key update')
    await indexExhibits(db, rows)
    await noteIndexed(db, 1, rows.length < BATCH ? undefined : rows.at(-1)?.id)
    return rows.length === BATCH
  })
}
