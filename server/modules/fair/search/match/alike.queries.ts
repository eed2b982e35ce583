import { and, asc, desc, max, sql } from 'drizzle-orm'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toFacet } from '../entries/facets'
import { type Group, toGroups } from '../keyword/groups'
import { readVocabulary } from '../keyword/vocabulary.queries'
import { type Filters, passes } from './ranked.queries'
import { buildWeight, hasAny, isSeen } from './search.match'
import { searchEntries } from '../search.schema'

export interface Found {
  type: SearchType
  recordId: number
}

/** Entries that are weighed: more would not be better, only later. */
const WEIGHED = 2_000

/** Records that have any of what is looked for, those that have most first. */
export async function findByAny(
  db: Db,
  groups: readonly Group[],
  limit: number,
  filters: Filters = [],
): Promise<Found[]> {
  const match = hasAny(groups)
  if (match === undefined) return []
  const { type, recordId } = searchEntries
  const rows = await db.transaction(async (transaction) => {
    // As in findRanked: PostgreSQL would rather read the whole table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    const each = transaction
      .select({ type, recordId, weight: buildWeight(groups).as('weight') })
      .from(searchEntries)
      .where(and(match, passes(filters)))
      .limit(WEIGHED)
      .as('each')
    return transaction
      .select({ type: each.type, recordId: each.recordId })
      .from(each)
      .where(isSeen())
      .groupBy(each.type, each.recordId)
      .orderBy(desc(max(each.weight)), sql`${each.type} > 2`, desc(each.type), asc(each.recordId))
      .limit(limit)
  })
  return rows.map((row) => ({ type: SearchType.parse(row.type), recordId: row.recordId }))
}

/** Exhibits and exhibitors alone. */
const ofFair = [toFacet('type', 1), toFacet('type', 2)]

/** Exhibits and exhibitors that have any of the words, which are normalized and hold no blanks. */
export async function findAlike(db: Db, words: string[], limit: number): Promise<Found[]> {
  return findByAny(
    db,
    toGroups(words, await readVocabulary(db), () => true),
    limit,
    [ofFair],
  )
}
