import { and, count, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { chinaDay } from '#contract/core/china-time.ts'
import { TERMS_PER_DAY } from '#contract/fair/search/limits.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { searchFair } from './results/results.queries'
import { searchedTerms } from './search.schema'

/** How often a normalized term was searched for on a day. */
export interface SearchNote {
  /** YYYY-MM-DD in GMT+8. */
  day: string
  term: string
  count: number
}

/** terms that are looked up at a time */
const LOOKED_UP = 100

/** Adds searches to those of their day; of a day with too many different terms, those that are new count together. */
export async function noteSearches(db: Db, notes: readonly SearchNote[]): Promise<void> {
  for (const note of notes) {
    const added = { count: sql`${searchedTerms.count} + ${note.count}` }
    const of = and(eq(searchedTerms.day, note.day), eq(searchedTerms.term, note.term))
    const known = await db.update(searchedTerms).set(added).where(of).returning({ day: searchedTerms.day })
    if (known.length > 0) continue
    const [terms] = await db.select({ n: count() }).from(searchedTerms).where(eq(searchedTerms.day, note.day))
    const rest = (terms?.n ?? 0) >= TERMS_PER_DAY
    await db
      .insert(searchedTerms)
      .values(rest ? { ...note, term: '', hits: 1 } : note)
      .onConflictDoUpdate({ target: [searchedTerms.day, searchedTerms.term], set: added })
  }
}

/** Looks up what the terms find that are new. */
export async function fillHits({ db, write }: Pick<Database, 'db' | 'write'>): Promise<void> {
  const rows = await db.select().from(searchedTerms).where(isNull(searchedTerms.hits)).limit(LOOKED_UP)
  for (const { day, term } of rows) {
    const { totalCount: hits } = await searchFair(db, 'zh-CN', { keyWord: term, page: 1, limit: 1 })
    await write((transaction) =>
      transaction
        .update(searchedTerms)
        .set({ hits })
        .where(and(eq(searchedTerms.day, day), eq(searchedTerms.term, term), isNull(searchedTerms.hits))),
    )
  }
}

/** How often was searched on a day, and how often for what is not there. */
export async function countSearches(db: Db, day: string): Promise<{ searches: number; missed: number }> {
  const [row] = await db
    .select({
      searches: sql<number>`coalesce(sum(${searchedTerms.count}), 0)`.mapWith(Number),
      missed: sql<number>`coalesce(sum(${searchedTerms.count}) filter (where ${searchedTerms.hits} = 0), 0)`.mapWith(
        Number,
      ),
    })
    .from(searchedTerms)
    .where(eq(searchedTerms.day, day))
  return row ?? { searches: 0, missed: 0 }
}

/** What was searched for most on a day: anything, or what found nothing. */
export async function listTerms(db: Db, { day, missed, limit }: { day: string; missed: boolean; limit: number }) {
  return db
    .select({ term: searchedTerms.term, count: searchedTerms.count, hits: searchedTerms.hits })
    .from(searchedTerms)
    .where(
      and(eq(searchedTerms.day, day), sql`${searchedTerms.term} <> ''`, missed ? eq(searchedTerms.hits, 0) : undefined),
    )
    .orderBy(desc(searchedTerms.count), searchedTerms.term)
    .limit(limit)
}

/** Days of which searches without results are listed, and how many of these. */
const [MISSED_DAYS, MISSED_LISTED] = [30, 30]
const DAY_MS = 86_400_000

/** What was searched for most of late and found nothing when it was looked up. */
export function listMissed(db: Db, now: Date): Promise<{ term: string; count: number }[]> {
  const since = chinaDay(new Date(now.getTime() - MISSED_DAYS * DAY_MS))
  const total = sql<number>`sum(${searchedTerms.count})::int`
  return db
    .select({ term: searchedTerms.term, count: total })
    .from(searchedTerms)
    .where(and(gte(searchedTerms.day, since), ne(searchedTerms.term, ''), eq(searchedTerms.hits, 0)))
    .groupBy(searchedTerms.term)
    .orderBy(desc(total), searchedTerms.term)
    .limit(MISSED_LISTED)
}
