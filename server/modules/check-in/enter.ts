import type { Checked } from '../../../contract/check-in/schemas'
import { chinaDay } from '../../../contract/core/china-time'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import type { Context } from '../../platform/http/serve'
import * as queries from './check-in.queries'
import { findShown, type Shown } from './shown'

type Reading = Pick<Context<unknown>, 'db' | 'language' | 'vault'>

/** When, where and by whom a ticket came in. */
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

/** Writes the entry of what is valid: once a zone and day, whoever is first. */
async function write(db: Db, shown: Shown, scan: Scan): Promise<queries.EntryRow | undefined> {
  const { list, key, at, byAccount, isOffline } = scan
  const row = {
    listId: list.id,
    ...shown.of,
    zone: list.zone,
    day: chinaDay(at),
    at,
    byAccount,
    clientKey: key,
  }
  // Sent together: somebody stands at the gate.
  const [isUsed, first] = await Promise.all([shown.use(db, at), queries.insertEntry(db, { ...row, result: 'valid' })])
  if (!isUsed) throw undone
  if (first || (!list.reEntry && !isOffline)) return first
  return queries.insertEntry(db, { ...row, result: list.reEntry ? 'again' : 'conflict' })
}

/** Lets in who has a ticket or has pre-registered, or says why not: once for a key. */
export async function enter(context: Reading & Pick<Context<unknown>, 'writeUncached'>, scan: Scan): Promise<Checked> {
  const { db, writeUncached } = context
  const [found, known] = await Promise.all([
    findShown(context, scan.code),
    queries.findByKey(db, scan.list.id, scan.key),
  ])
  if (!found) return { result: 'unknown', ticket: null, before: null }
  const ticket = found.presented
  const day = chinaDay(scan.at)
  const result = found.judge(scan.list, day)
  if (result !== 'valid') return { result, ticket, before: null }
  if (known) return { result: isOf(known, found) ? known.result : 'unknown', ticket, before: null }
  try {
    const entry = await writeUncached((writing) => write(writing, found, scan))
    if (entry?.result === 'valid') return { result: 'valid', ticket, before: null }
    const valid = await queries.findValid(db, { of: found.of, zone: scan.list.zone, day })
    const before = valid ? presentEntry(valid, context) : null
    if (entry) return { result: entry.result, ticket, before }
    // Sent twice at once, it is the other that was written.
    const sent = await queries.findByKey(db, scan.list.id, scan.key)
    return sent && isOf(sent, found)
      ? { result: sent.result, ticket, before: null }
      : { result: 'used', ticket, before }
  } catch (error) {
    if (error !== undone) throw error
    const now = await findShown(context, scan.code)
    return { result: now ? now.judge(scan.list, day) : 'unknown', ticket, before: null }
  }
}
