import { and, arrayContains, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
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

const TYPES = [1, 2] as const
/** A record has an entry per language. */
const ENTRIES = 2

export const passes = (filters: Filters): SQL | undefined =>
  and(...filters.map((facets) => arrayOverlaps(searchEntries.facets, ['', ...facets])))

interface Wanted {
  filters?: Filters
  /** So many of each type are enough. */
  limit: number
  types?: readonly SearchType[]
}

const keyOf = ({ type, recordId }: Pick<Ranked, 'type' | 'recordId'>) => `${type}:${recordId}`

/** Adds what a rank finds of the types; a record that an earlier rank found stays in that. */
async function addRank(
  db: Db,
  found: Map<string, Ranked>,
  {
    match,
    rank,
    types,
    wanted,
  }: { match: SQL | undefined; rank: number; types: readonly SearchType[]; wanted: Wanted },
): Promise<void> {
  const size = sql<number>`length(${searchEntries.name})`.as('size')
  const parts = types.map((type) => {
    const where = and(
      match,
      isSeen,
      passes(wanted.filters ?? []),
      arrayContains(searchEntries.facets, [toFacet('type', type)]),
    )
    return db
      .select({ type: searchEntries.type, recordId: searchEntries.recordId, size })
      .from(searchEntries)
      .where(where)
      .limit(wanted.limit * ENTRIES)
  })
  for (const part of parts) {
    for (const row of await part) {
      const one = { ...row, type: SearchType.parse(row.type), rank }
      const known = found.get(keyOf(one))
      if (!known || (known.rank === rank && known.size > one.size)) found.set(keyOf(one), one)
    }
  }
}

/** Records that have all that is looked for, best first; of a type of which there are more than enough, the best ranks. */
export async function findRanked(db: Db, sought: Sought, wanted: Wanted): Promise<Ranked[]> {
  const found = new Map<string, Ranked>()
  const types = wanted.types ?? TYPES
  const isOpen = (type: SearchType) => [...found.values()].filter((one) => one.type === type).length < wanted.limit
  await db.transaction(async (transaction) => {
    // PostgreSQL takes matches to be spread evenly and hopes to meet a few soon by reading on; names of one language
    // lie together, so it would read half the table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    for (const [rank, match] of buildEntryRanks(sought).entries()) {
      const open = types.filter(isOpen)
      if (open.length === 0) break
      await addRank(transaction, found, { match, rank, types: open, wanted })
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
