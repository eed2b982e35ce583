import type { Db } from '#server/platform/db/database.ts'
import { byIndex } from './by-index.queries'
import { type Condition, toWhere } from './condition.match'
import { buildRanks, ranks } from './ranks.match'
import { searchEntries } from '../search.schema'
import { readKeyword } from '../keyword/parsed-keyword.queries'

/** Matches of a rank that are read: a type of which none is among them has more of the keyword to be typed. */
const READ = 500

type Found = Record<1 | 2, Set<number>>

/** Adds the matches of a rank, and gives how many entries were read. */
async function addMatches(db: Db, match: Condition, found: Found, isFirst: boolean): Promise<number> {
  // The type is no condition of the query: PostgreSQL would read all entries of the type in the order of its key.
  const query = db
    .select({ type: searchEntries.type, id: searchEntries.recordId })
    .from(searchEntries)
    .where(toWhere(match))
    .limit(READ)
    .$dynamic()
  const rows = await (isFirst ? query.orderBy(searchEntries.name) : query)
  for (const { type, id } of rows) if (type === 1 || type === 2) found[type].add(id)
  return rows.length
}

interface Counts<Value> {
  exhibits: Value
  exhibitors: Value
}

/** The ids of records by their names, best rank first, so many of each type; those that are hidden from visitors too. */
export async function findRecords(db: Db, keyword: string, limits: Counts<number>): Promise<Counts<number[]>> {
  const parsed = await readKeyword(db, keyword)
  if (parsed.terms.length === 0) return { exhibits: [], exhibitors: [] }
  const found: Found = { 1: new Set(), 2: new Set() }
  await byIndex(db, async (transaction) => {
    for (const { rank, condition } of buildRanks(parsed)) {
      const isEnough = found[1].size >= limits.exhibits && found[2].size >= limits.exhibitors
      // What only holds the letters somewhere, or means the same, is for keywords without better matches.
      const isFound = found[1].size + found[2].size > 0
      if (isEnough || (isFound && rank > ranks.beginnings)) break
      // So many names mean no type in particular.
      if ((await addMatches(transaction, condition, found, rank === ranks.beginning)) === READ) break
    }
  })
  return { exhibits: [...found[1]].slice(0, limits.exhibits), exhibitors: [...found[2]].slice(0, limits.exhibitors) }
}
