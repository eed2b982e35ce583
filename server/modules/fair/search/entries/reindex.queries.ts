import { searchTypes } from '#contract/fair/search/types.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { searchSources } from './sources.queries'
import { noteIndexed, takeOutdated } from './stale.queries.ts'

/** Records that are indexed in one transaction. */
const BATCH = 500

/** Indexes what an earlier version indexed of the further sources; gives whether more is to be done. */
export function reindexSources({ write }: Pick<Database, 'write'>): Promise<boolean> {
  return write(async (db) => {
    for (const source of searchSources.port) {
      const outdated = await takeOutdated(db, source.type)
      if (!outdated) continue
      const last = await source.indexAfter(db, outdated.afterId, BATCH)
      await noteIndexed(db, source.type, last)
      return true
    }
    return false
  })
}

/** Indexes all records of the further sources, of a fair that is being set up, so that nothing is left to be done. */
export async function indexSources(db: Db): Promise<void> {
  for (const source of searchSources.port) {
    for (let last: number | undefined = 0; last !== undefined;) last = await source.indexAfter(db, last, BATCH)
  }
  // Exhibits and exhibitors were indexed as they were written.
  for (const type of Object.values(searchTypes)) {
    await takeOutdated(db, type)
    await noteIndexed(db, type, undefined)
  }
}
