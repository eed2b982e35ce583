import { normalizeCode } from '../../../contract/check-in/rules'
import type { Checked } from '../../../contract/check-in/schemas'
import { chinaDay } from '../../../contract/core/china-time'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import type { Context } from '../../platform/http/serve'
import { maskHolder, readSigned } from '../tickets'
import * as queries from './check-in.queries'
import { judge } from './judge'

type Reading = Pick<Context<unknown>, 'db' | 'language' | 'vault'>

const presentTicket = ({ vault, language }: Reading, { ticket, type }: queries.GateTicket): Checked['ticket'] => ({
  id: ticket.id,
  kind: type.kind,
  name: pick(type.name, language),
  holderName: ticket.holderName,
  holderIdNumber: maskHolder(vault, ticket),
  days: { from: type.firstDay, until: type.lastDay },
})

/** When, where and by whom a ticket came in. */
export const presentEntry = ({ entry, listName, by }: queries.Entered, { language }: Pick<Reading, 'language'>) => ({
  at: entry.at.toISOString(),
  listName: pick(listName, language),
  by: pick(by, language),
})

/** The ticket of what a QR carries or somebody has typed; a QR counts as the fair wrote it, or not at all. */
async function findShown({ db, vault }: Reading, shown: string): Promise<queries.GateTicket | undefined> {
  const text = normalizeCode(shown)
  const code = text.includes('.') ? readSigned(vault, text) : text
  return code === undefined ? undefined : queries.findByCode(db, code)
}

export interface Scan {
  list: queries.CheckListRow
  key: string
  code: string
  at: Date
  byAccount: number
  /** The gate has let it in already, without a network. */
  isOffline: boolean
}

const undone = new Error('the ticket is no longer valid')

/** Writes the entry of a valid ticket: once a zone and day, whoever is first. */
async function write(db: Db, { ticket }: queries.GateTicket, scan: Scan): Promise<queries.EntryRow | undefined> {
  const { list, key, at, byAccount, isOffline } = scan
  const row = {
    listId: list.id,
    ticketId: ticket.id,
    zone: list.zone,
    day: chinaDay(at),
    at,
    byAccount,
    clientKey: key,
  }
  if (!(await queries.useTicket(db, ticket.id, at))) throw undone
  const first = await queries.insertEntry(db, { ...row, result: 'valid' })
  if (first || (!list.reEntry && !isOffline)) return first
  return queries.insertEntry(db, { ...row, result: list.reEntry ? 'again' : 'conflict' })
}

/** Lets the holder of a ticket in, or says why not: once for a key. */
export async function enter(context: Reading & Pick<Context<unknown>, 'writeUncached'>, scan: Scan): Promise<Checked> {
  const { db, writeUncached } = context
  const found = await findShown(context, scan.code)
  if (!found) return { result: 'unknown', ticket: null, before: null }
  const ticket = presentTicket(context, found)
  const day = chinaDay(scan.at)
  const result = judge(found, scan.list, day)
  if (result !== 'valid') return { result, ticket, before: null }
  const known = await queries.findByKey(db, scan.list.id, scan.key)
  if (known) return { result: known.result, ticket, before: null }
  try {
    const entry = await writeUncached((writing) => write(writing, found, scan))
    const valid = await queries.findValid(db, { ticketId: found.ticket.id, zone: scan.list.zone, day })
    const before = valid && valid.entry.id !== entry?.id ? presentEntry(valid, context) : null
    if (entry) return { result: entry.result, ticket, before }
    // Sent twice at once, it is the other that was written.
    const sent = await queries.findByKey(db, scan.list.id, scan.key)
    return sent ? { result: sent.result, ticket, before: null } : { result: 'used', ticket, before }
  } catch (error) {
    if (error !== undone) throw error
    const now = await queries.findByCode(db, found.ticket.code)
    return { result: now ? judge(now, scan.list, day) : 'unknown', ticket, before: null }
  }
}
