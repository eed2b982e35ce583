import { type SQL, sql } from 'drizzle-orm'
import { hiddenExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { hiddenExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { searchSources } from '../entries/sources.queries'

/** Of found records, as `type` and `record_id`, those that visitors see now; the others are few. */
export const isSeen = (): SQL => {
  const hidden = searchSources.port.flatMap(({ type, shown }) =>
    shown ? [sql` and not (type = ${type}::smallint and record_id not in (${shown}))`] : [],
  )
  return sql`not (type = 1 and record_id in (select id from ${hiddenExhibits}))
    and not (type = 2 and record_id in (select id from ${hiddenExhibitors}))${sql.join(hidden)}`
}

/** About how many entries are indexed, from the statistics of the table: at least 100, also before the first analysis. */
export const estimatedEntryCount: SQL = sql`(
  select greatest(reltuples, 100) from pg_class where oid = 'search_entry'::regclass)`
