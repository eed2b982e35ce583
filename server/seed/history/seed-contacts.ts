import { chinaDay } from '#contract/core/china-time.ts'
import { cardsOfPeople, meetings } from '#server/modules/trade/cards/cards.schema.ts'
import { follows } from '#server/modules/trade/follows/follows.schema.ts'
import { leadNotes, leadRows } from '#server/modules/trade/leads/leads.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import type { Cast } from './cast'
import { createChance } from './chance'
import type { TradeContent } from './trade-content'

const HOURS = 24
const MINUTE = 1 / 60
/** minutes in which a scanned card is answered */
const ANSWER_MINUTES = 10

/** What the demo exhibitor has noted of its leads. */
async function addLeads(db: Db, calendar: Calendar, cast: Cast, { leads }: TradeContent): Promise<void> {
  const owner = cast.people.get('exhibitor')
  const exhibitorId = cast.exhibitors.get('sunmu-furniture').id
  const of = (buyer: string) => ({ exhibitorId, accountId: cast.people.get(buyer).id })
  await db.insert(leadRows).values(
    leads.map(({ buyer, state, nextStep, inDays, notes }) => ({
      ...of(buyer),
      state,
      nextStep,
      nextDay: chinaDay(calendar.fromNow(inDays * HOURS)),
      ownerId: owner.id,
      version: 2,
      changedBy: owner.id,
      changedAt: calendar.fromNow(-(notes.at(-1)?.hoursAgo ?? 1)),
    })),
  )
  const rows = leads.flatMap(({ buyer, notes }) =>
    notes.map(({ hoursAgo, text }, place) => ({
      ...of(buyer),
      clientKey: `demo-${cast.people.get(buyer).id}-${place}`,
      text,
      byAccount: owner.id,
      at: calendar.fromNow(-hoursAgo),
    })),
  )
  await db.insert(leadNotes).values(rows)
}

/** Cards of people, and those that were exchanged at booths. */
async function addCards(db: Db, calendar: Calendar, cast: Cast, { cards, scans }: TradeContent): Promise<void> {
  await db
    .insert(cardsOfPeople)
    .values(cards.map(({ of, ...card }) => ({ ...card, accountId: cast.people.get(of).id })))
  await db.insert(meetings).values(
    scans.map(({ exhibitor, by, of, hoursAgo }) => {
      const { id: exhibitorId, booth } = cast.exhibitors.get(exhibitor)
      const { name = '', company = '', mail = '', phone = '' } = cards.find((card) => card.of === of) ?? {}
      return {
        exhibitorId,
        accountId: cast.people.get(of).id,
        byAccount: cast.people.get(by).id,
        place: booth,
        state: 'given' as const,
        given: { name, company, mail, phone },
        requestedAt: calendar.fromNow(-hoursAgo),
        expiresAt: calendar.fromNow(-hoursAgo + ANSWER_MINUTES * MINUTE),
        answeredAt: calendar.fromNow(-hoursAgo + MINUTE),
      }
    }),
  )
}

/** What people follow, since sometime in the last two days. */
async function addFollows(db: Db, calendar: Calendar, cast: Cast, content: TradeContent): Promise<void> {
  const chance = createChance(11)
  const rows = content.follows.flatMap(({ by, exhibitors, exhibits, lives }) => {
    const accountId = cast.people.get(by).id
    const targets = [
      ...exhibitors.map((key) => ({ kind: 'exhibitor' as const, targetId: cast.exhibitors.get(key).id })),
      ...exhibits.map((key) => ({ kind: 'exhibit' as const, targetId: cast.exhibits.get(key).id })),
      ...lives.map((key) => ({ kind: 'live' as const, targetId: cast.lives.get(key).id })),
    ]
    return targets.map((target) => ({ ...target, accountId, createdAt: calendar.fromNow(-1 - chance.below(40)) }))
  })
  await db.insert(follows).values(rows)
}

/** Leads with notes, exchanged cards, and what people follow. */
export async function seedContacts(db: Db, calendar: Calendar, cast: Cast, content: TradeContent): Promise<void> {
  await addLeads(db, calendar, cast, content)
  await addCards(db, calendar, cast, content)
  await addFollows(db, calendar, cast, content)
}
