import { and, arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm'
import { RESULTS_MAX } from '#contract/fair/search/limits.ts'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { byIndex } from './by-index.queries'
import { type Found, keyOf } from './found'
import { buildLevels, buildRanks, isSeen, saysAll } from './search.match'
import { searchEntries } from '../search.schema'
import type { Sought } from '../keyword/sought.queries'

/** A record that matches: the smaller the rank, and then the name, the better. */
export interface Ranked extends Found {
  rank: number
  size: number
}

/** A record passes if it has one facet of each list. */
export type Filters = readonly (readonly string[])[]

/** The rank of names that match by a synonym or by their sound. */
const MEANT_RANK = 5
/** The rank of matches by category, hall, industry or label; exhibitors come before exhibits there. */
const NAMED_RANK = 6
/** Ranks by which other records come after exhibits and exhibitors. */
const LATER = 5

export const passes = (filters: Filters): SQL | undefined =>
  and(...filters.map((facets) => arrayOverlaps(searchEntries.facets, ['', ...facets])))

interface Part {
  /** What entries must match; its rank is how well. */
  match: SQL | undefined
  types: readonly SearchType[]
  filters: Filters
  limit: number
  isOrdered?: boolean
}

/** The rank of an entry that matches. */
function buildRank(sought: Sought): SQL<number> {
  const ranks = buildRanks(sought)
  const cases = ranks.slice(0, -1).map((match, rank) => {
    // Among matches by synonym or category, those that contain the typed words in their text come first.
    const better = rank < MEANT_RANK ? sql`0` : sql`case when ${saysAll(sought)} then 0.5 else 0 end`
    return sql`when ${match} then ${rank}::real - (${better})`
  })
  return sql<number>`(case ${sql.join(cases, sql` `)} else ${ranks.length - 1}::real end)::real`
}

async function readPart(db: Db, sought: Sought, { match, types, filters, limit, isOrdered }: Part): Promise<Ranked[]> {
  const { type, recordId, name } = searchEntries
  const rank = buildRank(sought)
  // No plain column: PostgreSQL would read all entries of the types in the order of their key.
  const ofTypes = inArray(sql`${type} + 0`, [...types])
  const query = db
    .select({ type, recordId, size: sql<number>`length(${name})`.as('size'), rank: rank.as('rank') })
    .from(searchEntries)
    .where(and(match, isSeen(), passes(filters), ofTypes))
    .limit(limit)
    .$dynamic()
  const rows = await (isOrdered ? query.orderBy(name) : query)
  return rows.map((row) => {
    const found = SearchType.parse(row.type)
    const better = found === 2 && row.rank > MEANT_RANK && row.rank <= NAMED_RANK ? 0.5 : 0
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

/** Entries that are read for one record that is wanted: it has one of each language, and levels find the same again. */
const ENTRIES = 4

/** The best records that have all that is looked for, some of those that match equally well. */
export function findBest(db: Db, sought: Sought, types: readonly SearchType[], limit: number): Promise<Ranked[]> {
  return byIndex(db, async (transaction) => {
    const found: Ranked[] = []
    for (const [level, match] of buildLevels(sought).entries()) {
      const part = { match, types, filters: [], limit: limit * ENTRIES, isOrdered: level === 0 }
      found.push(...(await readPart(transaction, sought, part)))
      if (new Set(found.map(keyOf)).size >= limit) break
    }
    return sortRanked(found).slice(0, limit)
  })
}

/** Types that are counted out together: of the further ones there are few records. */
const TYPE_GROUPS: readonly (readonly SearchType[])[] = [[1], [2], [3, 4, 5, 6, 7]]
/** Entries of a type that are ranked in one go, which is most searches; of more, the best are read again. A record has two. */
const AT_ONCE = RESULTS_MAX * 2

async function readType(db: Db, sought: Sought, types: readonly SearchType[], filters: Filters): Promise<Ranked[]> {
  const levels = buildLevels(sought)
  const read = (match: SQL | undefined) => readPart(db, sought, { match, types, filters, limit: AT_ONCE })
  const found = await read(levels.at(-1))
  if (found.length < AT_ONCE) return found
  for (const level of levels.slice(0, -1)) {
    const better = await read(level)
    found.push(...better)
    if (better.length === AT_ONCE) break
  }
  return found
}

/** All records that have all that is looked for, best first; of a type of which there are more than are counted, the best. */
export function findRanked(db: Db, sought: Sought, filters: Filters): Promise<Ranked[]> {
  return byIndex(db, async (transaction) => {
    const found: Ranked[] = []
    for (const types of TYPE_GROUPS) found.push(...(await readType(transaction, sought, types, filters)))
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
