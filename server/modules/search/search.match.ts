import { and, arrayContains, eq, like, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SearchType } from '../../../contract/search/schemas'
import { escapeLike } from '../../platform/db/like'
import { searchEntries } from './search.schema'
import { normalize, splitTerms, tokenizeTerm } from './tokens'

const { name, nameTokens, description, descriptionTokens } = searchEntries

/** The name begins with the keyword. */
export function beginsWith(keyword: string): SQL {
  return like(name, `${escapeLike(normalize(keyword))}%`)
}

/** The name holds every term: the index by pairs finds candidates, the text decides. */
export function nameHolds(keyword: string): SQL | undefined {
  return and(
    ...splitTerms(keyword).flatMap((term) => [
      arrayContains(nameTokens, tokenizeTerm(term)),
      [...term].length > 2 ? like(name, `%${escapeLike(term)}%`) : undefined,
    ]),
  )
}

/** The description holds every term. */
export function descriptionHolds(keyword: string): SQL | undefined {
  return and(
    sql`cardinality(${descriptionTokens}) > 0`,
    ...splitTerms(keyword).flatMap((term) => [
      arrayContains(descriptionTokens, tokenizeTerm(term)),
      [...term].length > 2 ? like(description, `%${escapeLike(term)}%`) : undefined,
    ]),
  )
}

/** The ranks of a match, best first; each leaves out what the ones before it have. */
export function buildRanks(keyword: string): (SQL | undefined)[] {
  const begins = beginsWith(keyword)
  const inside = nameHolds(keyword)
  const within = descriptionHolds(keyword)
  return [begins, and(inside, not(begins)), and(within, not(or(inside, begins) ?? begins))]
}

/** A record whose name or description, in either language, holds every term of the keyword. */
export function isFound(id: SQLWrapper, type: SearchType, keyword: string): SQL {
  if (splitTerms(keyword).length === 0) return sql`false`
  const holds = (match: SQL | undefined) =>
    sql`select ${searchEntries.recordId} from ${searchEntries} where ${and(eq(searchEntries.type, type), match)}`
  // Two index scans; an OR would make PostgreSQL read the whole table.
  return sql`${id} in (${holds(nameHolds(keyword))} union ${holds(descriptionHolds(keyword))})`
}
