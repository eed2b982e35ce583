import { and, arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm'
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

const keyOf = ({ type, recordId }: Pick<Ranked, 'type' | 'recordId'>) => `${type}:${recordId}`

function toRanked(row: { type: number; recordId: number; size: number }, rank: number): Ranked {
  const type = SearchType.parse(row.type)
  return { type, recordId: row.recordId, size: row.size, rank: type > 2 ? rank + LATER : rank }
}

interface Rank {
  match: SQL | undefined
  rank: number
  types: readonly SearchType[]
  wanted: Required<Wanted>
}

async function readRank(db: Db, { match, rank, types, wanted }: Rank): Promise<Ranked[]> {
  const ofTypes = types.map((type) => toFacet('type', type))
  const { type, recordId, name } = searchEntries
  const rows = await db
    .select({ type, recordId, size: sql<number>`length(${name})`.as('size') })
    .from(searchEntries)
    .where(and(match, isSeen(), passes([...wanted.filters, ofTypes])))
    .limit(wanted.limit * ENTRIES)
  return rows.map((row) => toRanked(row, rank))
}

/** Entries that are ranked in one go, which is most searches; of more, one rank is read after the other. */
const AT_ONCE = 1_500

/** All that matches, by one look into the index; undefined where it is more than is ranked in one go. */
async function findAtOnce(
  db: Db,
  sought: Sought,
  { filters, groups }: Required<Wanted>,
): Promise<Ranked[] | undefined> {
  const ranks = buildEntryRanks(sought)
  const cases = ranks.slice(0, -1).map((match, rank) => sql`when ${match} then ${rank}::int`)
  const rank = sql<number>`(case ${sql.join(cases, sql` `)} else ${ranks.length - 1}::int end)`.as('rank')
  const { type, recordId, name } = searchEntries
  // No plain column: PostgreSQL would read all entries of the types in the order of their key.
  const ofTypes = inArray(sql`${type} + 0`, groups.flat())
  const rows = await db
    .select({ type, recordId, size: sql<number>`length(${name})`.as('size'), rank })
    .from(searchEntries)
    .where(and(ranks.at(-1), isSeen(), passes(filters), ofTypes))
    .limit(AT_ONCE)
  if (rows.length === AT_ONCE) return undefined
  return rows.map((row) => toRanked(row, row.rank))
}

/** One rank after the other, until there are enough of each type. */
async function findByRanks(db: Db, sought: Sought, wanted: Required<Wanted>): Promise<Ranked[]> {
  const found: Ranked[] = []
  const countOf = (types: readonly SearchType[]) =>
    new Set(found.flatMap(({ type, recordId }) => (types.includes(type) ? [recordId] : []))).size
  for (const [rank, match] of buildEntryRanks(sought).entries()) {
    const open = wanted.groups.filter((types) => countOf(types) < wanted.limit)
    if (open.length === 0) break
    for (const types of open) found.push(...(await readRank(db, { match, rank, types, wanted })))
  }
  return found
}

const isBetter = (a: Ranked, b: Ranked) => a.rank < b.rank || (a.rank === b.rank && a.size < b.size)

/** Records that have all that is looked for, best first; of a type of which there are more than enough, the best ranks. */
export async function findRanked(
  db: Db,
  sought: Sought,
  { filters = [], groups = TYPE_GROUPS, limit }: Wanted,
): Promise<Ranked[]> {
  const wanted = { filters, groups, limit }
  const entries = await db.transaction(async (transaction) => {
    // PostgreSQL takes matches to be spread evenly and hopes to meet a few soon by reading on; names of one language
    // lie together, so it would read half the table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    return (await findAtOnce(transaction, sought, wanted)) ?? findByRanks(transaction, sought, wanted)
  })
  const best = new Map<string, Ranked>()
  for (const one of entries) {
    const known = best.get(keyOf(one))
    if (!known || isBetter(one, known)) best.set(keyOf(one), one)
  }
  return [...best.values()].toSorted(
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
