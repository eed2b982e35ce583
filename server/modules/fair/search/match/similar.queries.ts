import { and, asc, desc, max, ne, sql } from 'drizzle-orm'
import { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toFacet } from '../entries/facets'
import { type Group, toGroups } from '../keyword/groups'
import { readVocabulary } from '../keyword/vocabulary.queries'
import { byIndex } from './by-index.queries'
import { allOf, type Condition, toWhere } from './condition.match'
import type { Found } from './found'
import { type Filters, toConditions } from './ranked.queries'
import { buildWeight, hasAny, hasMost } from './any-part.match'
import { isSeen } from './visible.match'
import { searchEntries } from '../search.schema'

/** Entries that are weighed: more would not be better, only later. */
const WEIGHED = 500

interface FindOptions {
  limit: number
  filters?: Filters
  without?: SearchType
}

/** The entries that meet a condition, weighed; best first. */
async function weigh(
  db: Db,
  groups: readonly Group[],
  match: Condition,
  { limit, filters = [], without }: FindOptions,
): Promise<Found[]> {
  const { type, recordId } = searchEntries
  const each = db
    .select({ type, recordId, weight: buildWeight(groups).as('weight') })
    .from(searchEntries)
    .where(and(toWhere(allOf([match, ...toConditions(filters)])), without && ne(type, without)))
    .limit(WEIGHED)
    .as('each')
  const rows = await db
    .select({ type: each.type, recordId: each.recordId })
    .from(each)
    .where(isSeen())
    .groupBy(each.type, each.recordId)
    .orderBy(desc(max(each.weight)), sql`${each.type} > 2`, desc(each.type), asc(each.recordId))
    .limit(limit)
  return rows.map((row) => ({ type: SearchType.parse(row.type), recordId: row.recordId }))
}

/** Records that have any of what is looked for, those that have most first. */
export async function findByAny(db: Db, groups: readonly Group[], options: FindOptions): Promise<Found[]> {
  const any = hasAny(groups)
  if (any === undefined) return []
  return byIndex(db, async (transaction) => {
    // Of many records with one of the words only some are weighed: those with all but one are looked for first.
    const most = hasMost(groups)
    const found = most ? await weigh(transaction, groups, most, options) : []
    return found.length < options.limit ? weigh(transaction, groups, any, options) : found
  })
}

/** Exhibits and exhibitors alone. */
const ofFair = [toFacet('type', 1), toFacet('type', 2)]

/** Exhibits and exhibitors that have any of the words, which are normalized and hold no blanks. */
export async function findSimilar(db: Db, words: string[], limit: number): Promise<Found[]> {
  const groups = toGroups(words, await readVocabulary(db), () => true)
  return findByAny(db, groups, { limit, filters: [ofFair] })
}
