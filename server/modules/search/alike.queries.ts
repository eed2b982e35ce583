import { asc, desc, max, or, sql, type SQL } from 'drizzle-orm'
import { SearchType } from '../../../contract/search/schemas'
import type { Db } from '../../platform/db/database'
import { escapeLike } from '../../platform/db/like'
import { descriptionHolds, nameHolds } from './search.match'
import { searchEntries } from './search.schema'

interface Found {
  type: SearchType
  recordId: number
}

/** Entries that are weighed: more would not be better, only later. */
const WEIGHED = 2_000

/** The characters of the words that a text holds. */
function buildWeight(text: typeof searchEntries.name | typeof searchEntries.description, words: string[]) {
  const weights = words.map((word) => {
    return sql`case when ${text} like ${`%${escapeLike(word)}%`} then ${[...word].length}::int else 0 end`
  })
  return sql<number>`${sql.join(weights, sql` + `)}`.as('weight')
}

/** The records of the entries that match, the weightiest first. */
function heaviest(db: Db, match: SQL | undefined, weight: ReturnType<typeof buildWeight>, limit: number) {
  const { type, recordId } = searchEntries
  const each = db.select({ type, recordId, weight }).from(searchEntries).where(match).limit(WEIGHED).as('each')
  return db
    .select({ type: each.type, recordId: each.recordId })
    .from(each)
    .groupBy(each.type, each.recordId)
    .orderBy(desc(max(each.weight)), desc(each.type), asc(each.recordId))
    .limit(limit)
}

/**
 * Exhibits and exhibitors that hold any of the words, those that hold most first: names, and descriptions where names
 * are too few. Words are normalized and hold no blanks.
 */
export async function findAlike(db: Db, words: string[], limit: number): Promise<Found[]> {
  if (words.length === 0) return []
  const { name, description } = searchEntries
  const rows = await db.transaction(async (transaction) => {
    // As in findSuggestions: PostgreSQL would rather read the whole table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    const named = await heaviest(transaction, or(...words.map(nameHolds)), buildWeight(name, words), limit)
    if (named.length >= limit) return named
    const inDescription = or(...words.map(descriptionHolds))
    return [...named, ...(await heaviest(transaction, inDescription, buildWeight(description, words), limit))]
  })
  const found = new Map(rows.map((row) => [`${row.type}:${row.recordId}`, row]))
  return [...found.values()].map(({ type, recordId }) => ({ type: SearchType.parse(type), recordId }))
}
