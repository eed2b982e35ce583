import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { holdsWords, nameWords, toWordQuery } from '#server/platform/db/name-words.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { demands } from './demands.schema'

/** Matches that are sorted: of more than these the newest are not looked for. */
const SORTED = 200

/** The newest submitted demands with the words of a keyword in their title, with their buyers. */
export async function lookUpDemands(db: Db, keyWord: string, limit: number) {
  const query = toWordQuery(keyWord)
  if (query === undefined) return []
  const matches = db
    .select({ id: demands.id })
    .from(demands)
    .where(and(holdsWords(nameWords(demands.title), query), ne(demands.state, 'draft')))
    .limit(SORTED)
    .as('matches')
  return db
    .select({ id: demands.id, title: demands.title, buyer: accountRecords.name })
    .from(demands)
    .innerJoin(accountRecords, eq(accountRecords.id, demands.accountId))
    .where(inArray(demands.id, db.select({ id: matches.id }).from(matches)))
    .orderBy(desc(demands.id))
    .limit(limit)
}
