import { and, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
import { RESULTS_MAX } from '#contract/fair/search/limits.ts'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toFacet } from '../facets'
import { buildEntryRanks, isSeen } from '../search.match'
import { searchEntries } from '../search.schema'
import type { Sought } from '../sought.queries'

/** A record that matches: the smaller the rank, and then the name, the better. */
export interface Ranked {
  type: SearchType
  recordId: number
  rank: number
  size: number
}

/** What records must have: of each list any of its facets. */
export type Filters = readonly (readonly string[])[]

/** Types that are counted out together: of the further ones there are few records. */
const TYPE_GROUPS: readonly (readonly SearchType[])[] = [[1], [2], [3, 4, 5, 6, 7]]
/** What is no exhibit and no exhibitor comes after those that match about as well. */
const LATER = 2
/** A record has an entry per language. */
const ENTRIES = 2

export const passes = (filters: Filters): SQL | undefined =>
  and(...filters.map((facets) => arrayOverlaps(searchEntries.facets, ['', ...facets])))

interface Wanted {
  filters?: Filters
  /** So many of each type are enough. */
  limit: number
  groups?: readonly (readonly SearchType[])[]
}

interface Rank {
  match: SQL | undefined
  rank: number
  groups: readonly (readonly SearchType[])[]
  wanted: Wanted
}

const keyOf = ({ type, recordId }: Pick<Ranked, 'type' | 'recordId'>) => `${type}:${recordId}`

/** Adds what a rank finds of the types; a record that an earlier rank found stays in that. */
async function addRank(db: Db, found: Map<string, Ranked>, { match, rank, groups, wanted }: Rank): Promise<void> {
  const size = sql<number>`length(${searchEntries.name})`.as('size')
  const parts = groups.map((types) => {
    const ofTypes = types.map((type) => toFacet('type', type))
    const where = and(match, isSeen(), passes([...(wanted.filters ?? []), ofTypes]))
    return db
      .select({ type: searchEntries.type, recordId: searchEntries.recordId, size })
      .from(searchEntries)
      .where(where)
      .limit(wanted.limit * ENTRIES)
  })
  for (const part of parts) {
    for (const row of await part) {
      const type = SearchType.parse(row.type)
      const one = { ...row, type, rank: type > 2 ? rank + LATER : rank }
      const known = found.get(keyOf(one))
      if (!known || (known.rank === one.rank && known.size > one.size)) found.set(keyOf(one), one)
    }
  }
}

/** Records that have all that is looked for, best first; of a type of which there are more than enough, the best ranks. */
export async function findRanked(db: Db, sought: Sought, wanted: Wanted): Promise<Ranked[]> {
  const found = new Map<string, Ranked>()
  const groups = wanted.groups ?? TYPE_GROUPS
  const isOpen = (types: readonly SearchType[]) =>
    [...found.values()].filter((one) => types.includes(one.type)).length < wanted.limit
  await db.transaction(async (transaction) => {
    // PostgreSQL takes matches to be spread evenly and hopes to meet a few soon by reading on; names of one language
    // lie together, so it would read half the table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    for (const [rank, match] of buildEntryRanks(sought).entries()) {
      const open = groups.filter(isOpen)
      if (open.length === 0) break
      await addRank(transaction, found, { match, rank, groups: open, wanted })
    }
  })
  return [...found.values()].toSorted(
    (a, b) => a.rank - b.rank || a.size - b.size || a.type - b.type || a.recordId - b.recordId,
  )
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
