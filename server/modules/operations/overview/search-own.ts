import { chinaDay } from '#contract/core/china-time.ts'
import { OWN_HITS, OWN_SEARCHED } from '#contract/operations/overview/limits.ts'
import type { OwnHit } from '#contract/operations/overview/schemas.ts'
import { listOwnCards } from '#server/modules/commerce/orders/index.ts'
import { listOwnTicketRows, presentTicket } from '#server/modules/commerce/tickets/index.ts'
import { listOwnTalks, presentAppointment, talkPartyOf } from '#server/modules/trade/appointments/index.ts'
import type { Reading } from './reading'

const page = { page: 1, limit: OWN_SEARCHED }
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

async function listOrders({ db, account, language }: Reading): Promise<OwnHit[]> {
  const { list } = await listOwnCards(db, account.id, page, language)
  return list.map(({ id, number, names, createdAt }) => ({
    type: 'order',
    id,
    title: names.join(' · '),
    number,
    at: createdAt,
  }))
}

async function listTickets({ db, account, vault, language }: Reading): Promise<OwnHit[]> {
  const { rows } = await listOwnTicketRows(db, account.id, { ...page, today: chinaDay(new Date()) })
  return rows.map((row) => {
    const { id, name, holder, code } = presentTicket(row, vault, language)
    const title = holder?.name ? `${name} · ${holder.name}` : name
    return { type: 'ticket', id, title, number: code, at: null }
  })
}

async function listTalks({ db, account, language }: Reading): Promise<OwnHit[]> {
  const party = talkPartyOf(account)
  if (!party) return []
  const { rows } = await listOwnTalks(db, party, page)
  return rows.map((row) => {
    const { id, side, company, buyer, exhibitName, start } = presentAppointment(row, party.side, language)
    const title = [side === 'buyer' ? company : buyer, exhibitName].filter(Boolean).join(' · ')
    return { type: 'appointment', id, title, number: '', at: start }
  })
}

/**
 * What of the viewer's own holds every word of a keyword. A person has few of each, and their names are composed for the
 * reader (types of tickets, decrypted holders, the other side of a meeting), so what is presented is compared.
 */
export async function searchOwn(reading: Reading, keyWord: string): Promise<OwnHit[]> {
  const words = fold(keyWord).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holds = ({ title, number }: OwnHit) => {
    const text = fold(`${title} ${number}`)
    return words.every((word) => text.includes(word))
  }
  const all = await Promise.all([listOrders(reading), listTickets(reading), listTalks(reading)])
  return all.flatMap((hits) => hits.filter(holds).slice(0, OWN_HITS))
}
