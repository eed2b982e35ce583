import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import type { ParsedKeyword } from '../keyword/parsed-keyword.queries'
import { searchEntries } from '../search.schema'
import { toWhere } from './condition.match'
import { has } from './groups.match'

/** The records that have all that a keyword names, each in any of their texts in either language, or by a category. */
const haveAll = ({ groups }: ParsedKeyword): SQL =>
  sql.join(
    groups.map(
      (group) =>
        sql`(select ${searchEntries.type}, ${searchEntries.recordId} from ${searchEntries} where ${toWhere(has(group))})`,
    ),
    sql.raw(' intersect '),
  )

/** A record that has all that the keyword names. */
export function isFound(id: SQLWrapper, type: SearchType, parsed: ParsedKeyword): SQL {
  if (parsed.terms.length === 0) return sql`false`
  return sql`${id} in (select record_id from (${haveAll(parsed)}) found where type = ${type})`
}
