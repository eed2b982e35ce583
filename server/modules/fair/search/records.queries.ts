import { and, eq, sql } from 'drizzle-orm'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildNameRanks } from './search.match'
import { searchEntries } from './search.schema'
import { readKeyword, type Sought } from './sought.queries'

/** A record has an entry per language, and each rank finds those of the ranks before it again. */
const ENTRIES_PER_RECORD = 4

async function findOfType(db: Db, sought: Sought, type: SearchType, limit: number): Promise<number[]> {
  const ids = new Set<number>()
  for (const rank of buildNameRanks(sought)) {
    if (ids.size >= limit) break
    const rows = await db
      .select({ id: searchEntries.recordId })
      .from(searchEntries)
      .where(and(rank, eq(searchEntries.type, type)))
      .limit(limit * ENTRIES_PER_RECORD)
    for (const { id } of rows) ids.add(id)
  }
  return [...ids].slice(0, limit)
}

interface Counts<Value> {
  exhibits: Value
  exhibitors: Value
}

/** The ids of records by their names, best rank first, so many of each type; those that are hidden from visitors too. */
export async function findRecords(db: Db, keyword: string, limits: Counts<number>): Promise<Counts<number[]>> {
  const sought = await readKeyword(db, keyword)
  if (sought.terms.length === 0) return { exhibits: [], exhibitors: [] }
  return db.transaction(async (transaction) => {
    // As in findSuggestions: PostgreSQL would rather read the whole table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    return {
      exhibits: await findOfType(transaction, sought, 1, limits.exhibits),
      exhibitors: await findOfType(transaction, sought, 2, limits.exhibitors),
    }
  })
}
