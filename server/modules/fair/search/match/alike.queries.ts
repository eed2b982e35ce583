import { and, asc, desc, max, sql } from 'drizzle-orm'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toFacet } from '../entries/facets'
import { type Group, toGroups } from '../keyword/groups'
import { readVocabulary } from '../keyword/vocabulary.queries'
import { byIndex } from './by-index.queries'
import type { Found } from './found'
import { type Filters, passes } from './ranked.queries'
import { buildWeight, hasAny, isSeen } from './search.match'
import { searchEntries } from '../search.schema'

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
  const rows = await byIndex(db, async (transaction) => {
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
