import { chinaDay } from '#contract/core/china-time.ts'
import { checkLists, ticketEntries } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { quotas, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import type { Cast } from './cast'
import { createChance } from './chance'
import { listBusyHours } from './hours'
import { markEntered } from './orders.queries'
import { addSales, type Sale, type TicketTypeRow } from './sales'

const OPENS = '09:00'
const CLOSES = '17:30'
const OPEN_HOURS = { from: 9, until: 17 } as const
/** tickets sold at the door in an hour for each unit of its weight */
const SOLD = 0.55
/** minutes from the sale to the gate */
const TO_THE_GATE = 4
const MINUTE_MS = 60_000

const dayNames = [
  { daysAgo: 2, zh: '现场票（开幕日）', en: 'Walk-up ticket (opening day)' },
  { daysAgo: 1, zh: '现场票（第二天）', en: 'Walk-up ticket (second day)' },
  { daysAgo: 0, zh: '现场票（第三天）', en: 'Walk-up ticket (third day)' },
] as const

/** Tickets sold on site: a day each, without names, and not offered online. */
async function addTypes(db: Db, calendar: Calendar): Promise<Map<number, TicketTypeRow>> {
  const [hall] = await db.select().from(quotas).orderBy(quotas.id).limit(1)
  const rows = dayNames.map(({ daysAgo, zh, en }, place) => ({
    quotaId: hall?.id ?? 0,
    kind: 'day' as const,
    name: { zh, en },
    description: { zh: '售票处现场出票，当日入场一次。', en: 'Sold on site; one entry on its day.' },
    fen: 8_000,
    firstDay: chinaDay(calendar.daysAgo(daysAgo, '00:00')),
    lastDay: chinaDay(calendar.daysAgo(daysAgo, '00:00')),
    opens: OPENS,
    closes: CLOSES,
    saleFrom: calendar.daysAgo(daysAgo, OPENS),
    saleUntil: calendar.daysAgo(daysAgo, CLOSES),
    perOrder: 5,
    perPerson: 5,
    realName: false,
    refundUntil: null,
    refundFeePercent: 0,
    shown: false,
    position: 100 + place,
  }))
  const added = await db.insert(ticketTypes).values(rows).returning()
  return new Map(added.map((type, place) => [dayNames[place]?.daysAgo ?? 0, type]))
}

/** Tickets sold at the door hour by hour, and the entries of those who bought them. */
export async function seedDoor(db: Db, calendar: Calendar, { people }: Cast): Promise<void> {
  const chance = createChance(31)
  const types = await addTypes(db, calendar)
  const [seller, gatekeeper] = [people.get('staff').id, people.get('reception').id]
  const hours = listBusyHours(calendar).filter(({ hour }) => hour >= OPEN_HOURS.from && hour < OPEN_HOURS.until)
  const sales = hours.flatMap(({ daysAgo, from, until, weight }): Sale[] => {
    const type = types.get(daysAgo)
    if (!type) return []
    return Array.from({ length: Math.round(weight * SOLD) }, () => ({
      type,
      quantity: 1,
      placedAt: new Date(from.getTime() + chance.below(until.getTime() - from.getTime())),
      state: 'paid' as const,
      method: chance.below(3) === 0 ? ('cash' as const) : ('terminal' as const),
      buyer: null,
      soldBy: seller,
    }))
  })
  if (sales.length === 0) return
  const sold = await addSales(db, chance, sales, 'door')
  const gates = await db.select().from(checkLists).orderBy(checkLists.id)
  const now = calendar.fromNow(0)
  const entries = sold.flatMap(({ ticket, at }, place) => {
    const entered = new Date(at.getTime() + (TO_THE_GATE + chance.below(6)) * MINUTE_MS)
    const gate = gates[place % gates.length]
    if (entered > now || !gate) return []
    const scan = { listId: gate.id, zone: gate.zone, byAccount: gatekeeper, result: 'valid' as const }
    return [{ ...scan, ticketId: ticket.id, day: chinaDay(entered), at: entered, clientKey: `demo-entry-${ticket.id}` }]
  })
  if (entries.length === 0) return
  await db.insert(ticketEntries).values(entries)
  await markEntered(db)
}
