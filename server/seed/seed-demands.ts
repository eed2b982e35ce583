import * as z from 'zod'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { currencies, units } from '#contract/trade/demands/rules.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { approvedDemands, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { offers, offerSteps } from '#server/modules/trade/offers/offers.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { both, cell, readTable, type Row } from './content'
import { getId, type SeededFair } from './seed-fair'

const Unit = z.enum(units)
const Currency = z.enum(currencies)
const HOURS = 24

/** YYYY-MM-DD in GMT+8 so many days from now; empty where none are given. */
const dayFromNow = (calendar: Calendar, days: string): string =>
  days === '' ? '' : chinaDay(calendar.fromNow(Number(days) * HOURS))

function buildDocument(row: Row, { categoryIds }: SeededFair, calendar: Calendar, contact: string): DemandDocument {
  const price = cell(row, 'price')
  return {
    title: both(row, 'title'),
    categoryId: getId(categoryIds, cell(row, 'category_key')),
    quantity: Number(cell(row, 'quantity')),
    unit: Unit.parse(cell(row, 'unit')),
    price: price === '' ? null : Number(price),
    currency: Currency.parse(cell(row, 'currency')),
    supplement: both(row, 'supplement'),
    pictures: [],
    files: [],
    deliverBy: dayFromNow(calendar, cell(row, 'deliver_days')),
    validUntil: dayFromNow(calendar, cell(row, 'valid_days')),
    exhibitorIds: [],
    contactPerson: contact,
    contactNumber: '010-5550 0100',
  }
}

async function seedDemand(db: Db, row: Row, fair: SeededFair, calendar: Calendar): Promise<number> {
  const buyer = (await db.select().from(accounts)).find(({ email }) => email === cell(row, 'buyer'))
  if (!buyer) throw new Error(`the content names ${cell(row, 'buyer')}, who is not there`)
  const document = buildDocument(row, fair, calendar, buyer.name.zh || buyer.name.en)
  const { title, categoryId, quantity, unit } = document
  const state = cell(row, 'state')
  const shownAt = calendar.fromNow(-HOURS * Number(cell(row, 'shown_days_ago')) - 1)
  const [added] = await db
    .insert(demands)
    .values({
      accountId: buyer.id,
      clientKey: `demo/${cell(row, 'key')}`,
      title,
      document,
      state: state === 'review' ? 'review' : 'approved',
      submittedAt: calendar.fromNow(-HOURS * Number(cell(row, 'shown_days_ago')) - 6),
      ...(state === 'review' ? {} : { decidedAt: shownAt }),
    })
    .returning({ id: demands.id })
  if (!added || categoryId === null || quantity === null || unit === '') throw new Error('the demand is not whole')
  const event = { subject: 'demand', subjectId: added.id, byAccount: buyer.id } as const
  await addEvent(db, { ...event, action: 'submit', toState: 'review' })
  if (state === 'review') return added.id
  const { supplement, price, currency, deliverBy, contactPerson, contactNumber } = document
  await db.insert(approvedDemands).values({
    title,
    supplement,
    categoryId,
    quantity,
    unit,
    price,
    currency,
    deliverBy,
    contactPerson,
    contactNumber,
    demandId: added.id,
    pictures: [],
    validUntil: chinaDayBounds(document.validUntil).until,
    named: false,
    shownAt,
    accepted: state === 'filled' ? quantity : 0,
  })
  return added.id
}

async function seedOffer(db: Db, row: Row, demandId: number, { exhibitorIds }: SeededFair, calendar: Calendar) {
  const exhibitorId = getId(exhibitorIds, cell(row, 'exhibitor_key'))
  const demand = (await db.select().from(approvedDemands)).find((one) => one.demandId === demandId)
  // Where the demo has nobody who speaks for an exhibitor, its offer is written down by who speaks for the first.
  const people = await db.select().from(accounts)
  const by = people.find((one) => one.exhibitorId === exhibitorId) ?? people.find(({ userType }) => userType === 1)
  if (!demand || !by) throw new Error('an offer needs its demand and who makes it')
  const terms = {
    quantity: Number(cell(row, 'quantity')),
    price: Number(cell(row, 'price')),
    deliverBy: dayFromNow(calendar, cell(row, 'deliver_days')),
    note: cell(row, 'note'),
    exhibitIds: [],
  }
  const validUntil = dayFromNow(calendar, cell(row, 'valid_days'))
  const isAccepted = demand.accepted > 0
  const [offer] = await db
    .insert(offers)
    .values({
      ...terms,
      demandId,
      exhibitorId,
      accountId: by.id,
      clientKey: `demo/${cell(row, 'demand_key')}/${cell(row, 'exhibitor_key')}`,
      unit: demand.unit,
      currency: demand.currency,
      validUntil: chinaDayBounds(validUntil).until,
      ...(isAccepted ? { state: 'accepted', accepted: terms.quantity, shortlistedAt: calendar.fromNow(-HOURS) } : {}),
    })
    .returning({ id: offers.id })
  if (!offer) throw new Error('the offer was not added')
  const step = { offerId: offer.id, byAccount: by.id }
  await db.insert(offerSteps).values({ ...step, action: 'add', by: 'exhibitor', terms: { ...terms, validUntil } })
  if (isAccepted)
    await db.insert(offerSteps).values({ ...step, action: 'accept', by: 'buyer', quantity: terms.quantity })
}

/** Demands of the demo's buyers with offers to them, from tables in a folder: open, filled, and some that wait for the organizer. */
export async function seedDemands(db: Db, calendar: Calendar, fair: SeededFair, folder = ''): Promise<void> {
  const ids = new Map<string, number>()
  for (const row of readTable(`${folder}demands.csv`))
    ids.set(cell(row, 'key'), await seedDemand(db, row, fair, calendar))
  for (const row of readTable(`${folder}offers.csv`)) {
    await seedOffer(db, row, getId(ids, cell(row, 'demand_key')), fair, calendar)
  }
}
