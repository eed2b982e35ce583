import { and, ne, type SQL, sql } from 'drizzle-orm'
import { RESULTS_MAX } from '#contract/fair/search/limits.ts'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toFacet } from '../entries/facets'
import { byIndex } from './by-index.queries'
import { type Found, keyOf } from './found'
import { allOf, type Condition, hasAnyToken, toTest, toWhere } from './condition.match'
import { buildLevels, buildRanks, containsAll, ranks } from './ranks.match'
import { isSeen } from './visible.match'
import { searchEntries } from '../search.schema'
import type { ParsedKeyword } from '../keyword/parsed-keyword.queries'

/** A record that matches: the smaller the rank, and then the name, the better. */
export interface Ranked extends Found {
  rank: number
  size: number
}

/** A record passes if it has one facet of each list. */
export type Filters = readonly (readonly string[])[]

/** Of matches that are not by name, exhibitors come before what they show. */
const EXHIBITOR_BETTER = 0.6
/** Ranks by which other records come after exhibits and exhibitors. */
const LATER = 6

/** No record has it. */
const NO_FACET = '-'

export const toConditions = (filters: Filters): Condition[] =>
  filters.map((facets) => hasAnyToken('facets', facets.length > 0 ? facets : [NO_FACET]))

/** What a keyword looks for as conditions, made once for all statements of a search. */
interface Plan {
  levels: ReturnType<typeof buildLevels>
  rank: SQL.Aliased<number>
}

interface Part {
  /** What entries must match; its rank is how well. */
  match: Condition
  /** Further conditions. */
  and?: SQL
  limit: number
  isOrdered?: boolean
}

/** The rank of an entry that matches. */
function buildRank(parsed: ParsedKeyword): SQL<number> {
  const containsWords = toTest(containsAll(parsed))
  const cases = buildRanks(parsed).map(({ rank, condition }) => {
    // Among matches by synonym or category, those that contain the typed words in their text come first.
    const better = rank < ranks.meaning ? sql`0` : sql`case when ${containsWords} then 0.5 else 0 end`
    return sql`when ${toTest(condition)} then ${rank}::real - (${better})`
  })
  return sql<number>`(case ${sql.join(cases, sql` `)} end)::real`
}

const toPlan = (parsed: ParsedKeyword): Plan => {
  return { levels: buildLevels(parsed), rank: buildRank(parsed).as('rank') }
}

async function readPart(db: Db, { rank }: Plan, { match, and: more, limit, isOrdered }: Part): Promise<Ranked[]> {
  const { type, recordId, name } = searchEntries
  const query = db
    .select({ type, recordId, size: sql<number>`length(${name})`.as('size'), rank })
    .from(searchEntries)
    .where(and(toWhere(match), isSeen(), more))
    .limit(limit)
    .$dynamic()
  const rows = await (isOrdered ? query.orderBy(name) : query)
  return rows.map((row) => {
    const found = SearchType.parse(row.type)
    const better = found === 2 && row.rank > ranks.meaning ? EXHIBITOR_BETTER : 0
    return {
      type: found,
      recordId: row.recordId,
      size: row.size,
      rank: found > 2 ? row.rank + LATER : row.rank - better,
    }
  })
}

const isBetter = (a: Ranked, b: Ranked) => a.rank < b.rank || (a.rank === b.rank && a.size < b.size)

/** Each record once, by its best entry, best first. */
function sortRanked(entries: readonly Ranked[]): Ranked[] {
  const best = new Map<string, Ranked>()
  for (const one of entries) {
    const known = best.get(keyOf(one))
    if (!known || isBetter(one, known)) best.set(keyOf(one), one)
  }
  return [...best.values()].toSorted(
    (a, b) => a.rank - b.rank || a.size - b.size || a.type - b.type || a.recordId - b.recordId,
  )
}

/** Entries that are read for one record that is needed: it has one of each language, and levels find the same again. */
const ENTRIES = 4

/** The best records that have all that is looked for, some of those that match equally well; none of the type `without`. */
export function findBest(db: Db, parsed: ParsedKeyword, without: SearchType, limit: number): Promise<Ranked[]> {
  const plan = toPlan(parsed)
  return byIndex(db, async (transaction) => {
    const found: Ranked[] = []
    for (const match of Object.values(plan.levels)) {
      const isOrdered = match === plan.levels.beginning
      const part = { match, and: ne(searchEntries.type, without), limit: limit * ENTRIES, isOrdered }
      found.push(...(await readPart(transaction, plan, part)))
      if (new Set(found.map(keyOf)).size >= limit) break
    }
    return sortRanked(found).slice(0, limit)
  })
}

/** Types that are counted out together: of the further ones there are few records. */
const TYPE_GROUPS: readonly (readonly SearchType[])[] = [[1], [2], [3, 4, 5, 6, 7]]
/** Entries of a type that are ranked in one go, which is most searches; of more, the best are read again. A record has two. */
const AT_ONCE = RESULTS_MAX * 2

async function readType(db: Db, plan: Plan, conditions: readonly Condition[]): Promise<Ranked[]> {
  const read = (match: Condition) => readPart(db, plan, { match: allOf([match, ...conditions]), limit: AT_ONCE })
  const { beginning, words, meaning, everything } = plan.levels
  const named = await read(words)
  if (named.length === AT_ONCE) return [...named, ...(await read(beginning))]
  // It finds the former ones again.
  const found = await read(everything)
  if (found.length < AT_ONCE) return found
  return [...named, ...found, ...(await read(beginning)), ...(await read(meaning))]
}

/** All records that have all that is looked for, best first; of a type of which there are more than are counted, the best. */
export function findRanked(db: Db, parsed: ParsedKeyword, filters: Filters): Promise<Ranked[]> {
  const plan = toPlan(parsed)
  return byIndex(db, async (transaction) => {
    const found: Ranked[] = []
    for (const types of TYPE_GROUPS) {
      // Not by the type's own column: PostgreSQL would read all entries of the types in the order of their key.
      const ofTypes = hasAnyToken(
        'facets',
        types.map((type) => toFacet('type', type)),
      )
      found.push(...(await readType(transaction, plan, [ofTypes, ...toConditions(filters)])))
    }
    return sortRanked(found)
  })
}

/** The same, no more than are ranked of each type. */
export function capTypes(found: readonly Ranked[]): Ranked[] {
  const seen = new Map<SearchType, number>()
  return found.filter(({ type }) => {
    const n = (seen.get(type) ?? 0) + 1
    seen.set(type, n)
    return n <= RESULTS_MAX
  })
}
