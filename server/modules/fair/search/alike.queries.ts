import { asc, desc, max, or, sql, type SQL } from 'drizzle-orm'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { descriptionHolds, isSeen, nameHolds } from './search.match'
import { searchEntries } from './search.schema'
import { type Term, toTerm } from './sought.queries'

export interface Found {
  type: SearchType
  recordId: number
}

/** Entries that are weighed: more would not be better, only later. */
const WEIGHED = 2_000
/** What a term in a name counts for, where one in a description counts 1. */
const IN_NAME = 3

/** The characters of the terms that an entry holds, more for those of its name. */
function buildWeight(terms: Term[]): SQL.Aliased<number> {
  const weights = terms.map((term) => {
    const length = [...term.text].length
    return sql`case when ${nameHolds(term)} then ${length * IN_NAME}::int when ${descriptionHolds(term)} then ${length}::int else 0 end`
  })
  return sql<number>`${sql.join(weights, sql` + `)}`.as('weight')
}

/** Exhibits and exhibitors that hold any of the terms, those that hold most first. */
export async function findByAny(db: Db, terms: Term[], limit: number): Promise<Found[]> {
  if (terms.length === 0) return []
  const { type, recordId } = searchEntries
  const rows = await db.transaction(async (transaction) => {
    // As in findSuggestions: PostgreSQL would rather read the whole table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    const each = transaction
      .select({ type, recordId, weight: buildWeight(terms) })
      .from(searchEntries)
      .where(or(...terms.flatMap((term) => [nameHolds(term), descriptionHolds(term)])))
      .limit(WEIGHED)
      .as('each')
    return transaction
      .select({ type: each.type, recordId: each.recordId })
      .from(each)
      .where(isSeen)
      .groupBy(each.type, each.recordId)
      .orderBy(desc(max(each.weight)), desc(each.type), asc(each.recordId))
      .limit(limit)
  })
  return rows.map((row) => ({ type: SearchType.parse(row.type), recordId: row.recordId }))
}

/** The same by words, which are normalized and hold no blanks. */
export const findAlike = (db: Db, words: string[], limit: number): Promise<Found[]> =>
  findByAny(db, words.map(toTerm), limit)
