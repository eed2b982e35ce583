import type { Checked } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as queries from './check-in.queries'
import { findShown, type Shown } from './shown'

type Reading = Pick<Context<unknown>, 'db' | 'language' | 'vault'>

/** The admission of a ticket: time, gate and staff member. */
export const presentEntry = ({ entry, listName, by }: queries.Entered, { language }: Pick<Reading, 'language'>) => ({
  at: entry.at.toISOString(),
  listName: pick(listName, language),
  by: pick(by, language),
})

export interface Scan {
  list: queries.CheckListRow
  key: string
  code: string
  at: Date
  byAccount: number
  /** The gate has let it in already, without a network. */
  isOffline: boolean
}

/** Whether an entry is of what is shown: a key that was used for another ticket lets nobody in. */
const isOf = (entry: queries.EntryRow, { of }: Shown): boolean =>
  'ticketId' in of ? entry.ticketId === of.ticketId : entry.preRegistrationId === of.preRegistrationId

const undone = new Error('the ticket is no longer valid')

const toEntry = ({ list, key, at, byAccount }: Scan) => ({
  listId: list.id,
  zone: list.zone,
  day: chinaDay(at),
  at,
  byAccount,
  clientKey: key,
})

/** Lets in a ticket of which nothing stands in the way: one statement, for somebody stands at the gate. */
async function enterAtOnce(db: Db, { of }: Shown, scan: Scan): Promise<boolean> {
  return 'ticketId' in of && queries.useAndEnter(db, { ...toEntry(scan), ...of })
}

/** Writes the entry of what is valid: once a zone and day, whoever is first. */
async function writeEntry(db: Db, shown: Shown, scan: Scan): Promise<queries.EntryRow | undefined> {
  const { list, at, isOffline } = scan
  const row = { ...toEntry(scan), ...shown.of }
  const [isUsed, first] = await Promise.all([shown.use(db, at), queries.insertEntry(db, { ...row, result: 'valid' })])
  if (!isUsed) throw undone
  if (first || (!list.reEntry && !isOffline)) return first
  return queries.insertEntry(db, { ...row, result: list.reEntry ? 'again' : 'conflict' })
}

type Entering = Reading & Pick<Context<unknown>, 'writeStatement' | 'write'>

/** Lets in who has a ticket or has pre-registered, or says why not: once for a key. `found` is what the code stands for. */
export async function enterFound(context: Entering, scan: Scan, found: Shown | undefined): Promise<Checked> {
  const { db, writeStatement, write } = context
  const { list, key } = scan
  if (!found) return { result: 'unknown', ticket: null, before: null }
  const ticket = found.presented
  const day = chinaDay(scan.at)
  const result = found.check(list, day)
  if (result !== 'valid') return { result, ticket, before: null }
  const inZone = { of: found.of, zone: list.zone, day }
  const [known, came] = await Promise.all([queries.findByKey(db, list.id, key), queries.findValid(db, inZone)])
  if (known) return { result: isOf(known, found) ? known.result : 'unknown', ticket, before: null }
  const before = came ? presentEntry(came, context) : null
  if (before && !list.reEntry && !scan.isOffline) return { result: 'used', ticket, before }
  if (!before && (await writeStatement((writing) => enterAtOnce(writing, found, scan)))) {
    return { result: 'valid', ticket, before: null }
  }
  try {
    const entry = await write((writing) => writeEntry(writing, found, scan))
    if (entry && (entry.result === 'valid' || before)) return { result: entry.result, ticket, before }
    // Somebody else was first meanwhile: with this key, or at another gate.
    const [sent, first] = await Promise.all([queries.findByKey(db, list.id, key), queries.findValid(db, inZone)])
    if (!entry && sent && isOf(sent, found)) return { result: sent.result, ticket, before: null }
    return { result: entry?.result ?? 'used', ticket, before: first ? presentEntry(first, context) : null }
  } catch (error) {
    if (error !== undone) throw error
    const now = await findShown(context, scan.code)
    return { result: now ? now.check(list, day) : 'unknown', ticket, before: null }
  }
}

/** The same, of a code that nobody has looked up yet. */
export const enter = async (context: Entering, scan: Scan): Promise<Checked> =>
  enterFound(context, scan, await findShown(context, scan.code))
