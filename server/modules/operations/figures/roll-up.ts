import { cutText } from '#contract/core/text/cut-text.ts'
import { TERM_MAX } from '#contract/operations/figures/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findCountryByName } from '#server/modules/foundation/places/index.ts'
import { fillHits, noteSearches, normalize, type SearchNote } from '#server/modules/fair/search/index.ts'
import * as queries from './roll-up.queries'

/** events that are counted in one transaction */
const BATCH = 50_000

/** A search for a person must not appear in statistics. */
const isPersonal = (term: string): boolean => term.includes('@') || term.replace(/\D/g, '').length >= 7

/** What an address of the search page asks for, as it is counted; empty: nothing that is. */
export function readTerm(url: string): string {
  const query = /[?&]keyWord=([^&#]*)/.exec(url)?.[1] ?? ''
  try {
    const term = cutText(normalize(decodeURIComponent(query.replaceAll('+', ' '))), TERM_MAX).trim()
    return term.includes('\0') || isPersonal(term) ? '' : term
  } catch {
    return ''
  }
}

function sumTerms(rows: readonly { url: string; day: string }[]): SearchNote[] {
  const notes = new Map<string, SearchNote>()
  for (const { url, day } of rows) {
    const term = readTerm(url)
    if (term === '') continue
    const key = `${day} ${term}`
    notes.set(key, { day, term, count: (notes.get(key)?.count ?? 0) + 1 })
  }
  return [...notes.values()]
}

/** Counts the next events; false when all were. */
async function rollUpBatch({ write }: Pick<Database, 'write'>, last: number): Promise<boolean> {
  return write(async (db) => {
    const after = await queries.holdProgress(db)
    if (after >= last) return false
    const events = { after, upTo: Math.min(last, after + BATCH) }
    await queries.countViews(db, events)
    await queries.countVisitors(db, events)
    await queries.countStands(db, events)
    const named = await queries.listCountryNames(db, await queries.listAccountsOf(db, events))
    const accounts = named.map(({ id, country, registered }) => {
      const names = [country?.zh, country?.en, ...(registered ?? [])]
      return { accountId: id, country: names.map((name) => findCountryByName(name ?? '')).find(Boolean) ?? 0 }
    })
    await queries.countCountries(db, events, accounts)
    await noteSearches(db, sumTerms(await queries.listSearchAddresses(db, events)))
    await queries.noteProgress(db, events.upTo)
    return true
  })
}

/**
 * Counts what visitors did since the last time: each event once, however many servers do it and wherever one of them ends.
 * An event counts in the hour in which it came.
 */
export async function rollUp(database: Pick<Database, 'db' | 'write'>): Promise<void> {
  const last = await database.write((db) => queries.findLastEvent(db))
  while (await rollUpBatch(database, last));
  await database.write(queries.forgetSeen)
  await fillHits(database)
}
