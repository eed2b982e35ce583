import { dataCopies } from '#server/modules/operations/privacy/privacy.schema.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { addDemand } from '#contract/trade/demands/endpoints.ts'
import { listOffers } from '#contract/trade/offers/endpoints.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { emptyTitle } from '#contract/commerce/invoices/rules.ts'
import { invoices, invoiceTitles } from '#server/modules/commerce/invoices/invoices.schema.ts'
import { quotations } from '#server/modules/trade/offers/offers.schema.ts'
import { hasPermission, userTypes } from '#contract/core/permissions.ts'
import {
  allRegList,
  expoEnroll,
  getSponsorExhibitorDetail,
  registerList,
} from '#contract/people/enrollment/endpoints.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getMaterials } from '#contract/foundation/files/endpoints.ts'
import { listExhibitorLives } from '#contract/live/live/endpoints.ts'
import { addAccount, findAccount } from '#server/modules/foundation/accounts/index.ts'
import { couponClaims, coupons as couponTable } from '#server/modules/commerce/coupons/coupons.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { orderLines } from '#server/modules/commerce/orders/orders.schema.ts'
import { bookedAdverts, bookings, services } from '#server/modules/commerce/services/services.schema.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { waitingPlaces } from '#server/modules/commerce/waiting-list/waiting-list.schema.ts'
import { addresses } from '#server/modules/commerce/addresses/addresses.schema.ts'
import { attendees } from '#server/modules/commerce/attendees/attendees.schema.ts'
import { sealHolder } from '#server/modules/commerce/tickets/index.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { meetings } from '#server/modules/trade/cards/cards.schema.ts'
import { reports } from '#server/modules/operations/reports/reports.schema.ts'
import { type Audit, openAudit, withoutCounters } from '#tests/attacks/audit.ts'
import { others } from '#tests/attacks/others.ts'
import { wholeAddress } from '#tests/attacks/owned.ts'
import type { Owned, Records } from '#tests/attacks/owned-records.ts'
import { toRequest } from '#tests/attacks/requests.ts'
import { sampleOf } from '#tests/attacks/sample.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { uploaded } from '#tests/setup/registrations.ts'
import { couponRow } from '#tests/setup/coupons.ts'
import { useServer } from '#tests/setup/server.ts'
import { decide, offered, wholeDemand } from '#tests/setup/trade/trade.ts'

/**
 * Every call of the contract × a guest and all 20 user types × what is another user's: who may not is refused with the
 * right error, and nothing that anybody keeps has changed.
 */
const server = useServer('demo')
let audit: Audit
beforeAll(async () => {
  audit = await openAudit(server().database.url)
})
afterAll(() => audit.close())

/** An anchor of an exhibitor's team. */
async function memberOf(exhibitorId: number): Promise<number> {
  const email = 'anchor@team.example'
  const given = { email, exhibitorId, userType: userTypes.anchor, status: 'active' as const, passwordHash: '' }
  const known = await findAccount(server().database.db, email)
  const name = { zh: '甲', en: 'A' }
  return (known ?? (await server().database.write((db) => addAccount(db, { ...given, name })))).id
}

/** Of the offer as it is: nobody has to have shortlisted it for a row to be there. */
async function quotationOf({ id: offerId, unit, currency }: Offer): Promise<number> {
  const { database } = server()
  const [known] = await database.db.select().from(quotations).where(eq(quotations.offerId, offerId))
  const { userid } = await signedInAs(server(), userTypes.exhibitor)
  const text = { zh: '甲', en: 'A' }
  const terms = {
    title: text,
    company: text,
    buyer: { person: '乙', number: '010-55500100' },
    exhibits: [],
    quantity: 1,
    unit,
    price: 1,
    total: 1,
    currency,
    booth: '',
    deliverBy: '',
    validUntil: '',
    note: '',
  }
  const row = { offerId, accountId: Number(userid), clientKey: 'quotation-of-others', offerVersion: 1, terms }
  const [added] = known ? [known] : await database.write((db) => db.insert(quotations).values(row).returning())
  return added?.id ?? 0
}

/** A draft of the demo buyer, a demand that is for the demo exhibitor alone, and its offer. */
async function tradeWith(exhibitor: number): Promise<Pick<Records, 'draftDemand' | 'demand' | 'offer' | 'quotation'>> {
  const headers = await signedInAs(server(), userTypes.buyer)
  const draft = { key: 'a-draft-of-others', document: wholeDemand(), submit: false }
  const { data: draftDemand } = await server().ask(addDemand, draft, { headers })
  const document = wholeDemand({ exhibitorIds: [exhibitor] })
  const { data: demand } = await server().ask(
    addDemand,
    { key: 'a-demand-of-others', document, submit: true },
    { headers },
  )
  if (!demand.shown) await decide(server(), demand.id, 'approve')
  const [known] = (await server().ask(listOffers, { demandId: demand.id }, { headers })).data
  const offer = known ?? (await offered(server(), demand.id))
  return { draftDemand: draftDemand.id, demand: demand.id, offer: offer.id, quotation: await quotationOf(offer) }
}

async function intentionFor(exhibitsInfoId: number): Promise<number> {
  const headers = await signedInAs(server(), userTypes.buyer)
  const input = { key: 'an-intention-of-others', exhibitsInfoId, quantity: 1, price: null, note: '' }
  return (await server().ask(addIntention, input, { headers })).data.id
}

/** An application, a file and a colleague of the demo exhibitor, and what a buyer trades with it. */
/** The demo buyer, with a card that an exhibitor has scanned. */
async function meetingWith(exhibitorId: number): Promise<Pick<Records, 'buyer' | 'meeting'>> {
  const { userid } = await signedInAs(server(), userTypes.buyer)
  const { database } = server()
  const accountId = Number(userid)
  const [known] = await database.db.select().from(meetings).where(eq(meetings.accountId, accountId))
  const row = { exhibitorId, accountId, place: 'A01', expiresAt: new Date('2031-03-01T10:00:00Z') }
  const [added] = known ? [known] : await database.write((db) => db.insert(meetings).values(row).returning())
  return { buyer: accountId, meeting: added?.id ?? 0 }
}

/** A ticket of the demo buyer that costs nothing. */
async function orderOf(): Promise<
  Pick<Records, 'order' | 'ticket' | 'invoice' | 'invoiceTitle' | 'waitingPlace' | 'dataCopy'>
> {
  const headers = await signedInAs(server(), userTypes.buyer)
  const type = await typeNamed(server(), 'Trade visitor ticket')
  const { id, lines } = await placed(server(), headers, wholeOrder(type, 1, { key: 'an-order-of-others' }))
  const { database } = server()
  const accountId = Number(headers.userid)
  const title = { ...emptyTitle(), name: '甲' }
  const [known] = await database.db.select().from(invoices).where(eq(invoices.orderId, id))
  const rest = { accountId, clientKey: 'an-invoice', number: 'F1', type: 'ordinary' as const, title, fen: 1 }
  const [added] = known
    ? [known]
    : await database.write((db) =>
        db
          .insert(invoices)
          .values({ orderId: id, ...rest })
          .returning(),
      )
  const [saved] = await database.db.select().from(invoiceTitles).where(eq(invoiceTitles.accountId, accountId))
  const [made] = saved
    ? [saved]
    : await database.write((db) => db.insert(invoiceTitles).values({ accountId, title }).returning())
  const place = { accountId, typeId: type.id, quantity: 1, state: 'missed' as const }
  const [stood] = await database.db.select().from(waitingPlaces).where(eq(waitingPlaces.accountId, accountId))
  const [waiting] = stood ? [stood] : await database.write((db) => db.insert(waitingPlaces).values(place).returning())
  const ready = { accountId, languageType: 1, storageKey: 'copies/of-others', state: 'ready' as const }
  const [had] = await database.db.select().from(dataCopies).where(eq(dataCopies.accountId, accountId))
  const [copy] = had ? [had] : await database.write((db) => db.insert(dataCopies).values(ready).returning())
  return {
    waitingPlace: waiting?.id ?? 0,
    dataCopy: copy?.id ?? 0,
    order: id,
    ticket: lines[0]?.ticket?.id ?? 0,
    invoice: added?.id ?? 0,
    invoiceTitle: made?.id ?? 0,
  }
}

/** A delivery address of an account. */
async function addressOf(accountId: number): Promise<number> {
  const { database } = server()
  const [known] = await database.db.select().from(addresses).where(eq(addresses.accountId, accountId))
  const row = { ...wholeAddress, accountId, clientKey: 'an-address-of-others', isDefault: true, district: '' }
  const [added] = known ? [known] : await database.write((db) => db.insert(addresses).values(row).returning())
  return added?.id ?? 0
}

/** A saved attendee of an account. */
async function attendeeOf(accountId: number): Promise<number> {
  const { database, vault } = server()
  const [saved] = await database.db.select().from(attendees).where(eq(attendees.accountId, accountId))
  const holder = sealHolder(vault, { name: '乙', idType: 'passport', idNumber: 'E87654321' })
  const [added] = saved
    ? [saved]
    : await database.write((db) =>
        db
          .insert(attendees)
          .values({ accountId, phone: '', ...holder })
          .returning(),
      )
  return added?.id ?? 0
}

/** A gift coupon that an account has claimed. */
async function couponClaimOf(accountId: number): Promise<number> {
  const { database } = server()
  const [known] = await database.db.select().from(couponClaims).where(eq(couponClaims.accountId, accountId))
  if (known) return known.id
  const given = { kind: 'gift' as const, clientKey: 'a-coupon-of-others', claimed: 1 }
  const added = await database.write(async (db) => {
    const [coupon] = await db
      .insert(couponTable)
      .values({ ...couponRow(given), code: null })
      .returning()
    const row = { couponId: coupon?.id ?? 0, accountId, nth: 1, clientKey: 'a-claim-of-others' }
    return db.insert(couponClaims).values(row).returning()
  })
  return added[0]?.id ?? 0
}

/** An advert space of an exhibitor, on the order of a buyer's tickets: its own row names the owner. */
async function bookingOf(exhibitorId: number, orderId: number): Promise<number> {
  const { database } = server()
  const [known] = await database.db.select().from(bookings).where(eq(bookings.exhibitorId, exhibitorId))
  if (known) return known.id
  const [service] = await database.db.select().from(services).where(eq(services.kind, 'advert'))
  return database.write(async (db) => {
    const name = { zh: '横幅', en: 'Banner' }
    const sums = { unitFen: 0, discountFen: 0, paidFen: 0, refundFeePercent: 0 }
    const [line] = await db
      .insert(orderLines)
      .values({ orderId, name, ...sums })
      .returning()
    const day = { firstDay: '2031-03-01', lastDay: '2031-03-01' }
    const of = {
      kind: 'advert' as const,
      place: 'home' as const,
      state: 'valid' as const,
      exhibitorId,
      orderId,
      ...day,
    }
    const [booking] = await db
      .insert(bookings)
      .values({ ...of, lineId: line?.id ?? 0, serviceId: service?.id ?? 0 })
      .returning()
    await db.insert(bookedAdverts).values({ bookingId: booking?.id ?? 0 })
    return booking?.id ?? 0
  })
}

/** The latest that an account was notified. */
async function noticeOf(accountId: number): Promise<number> {
  const { db } = server().database
  const [last] = await db.select().from(notices).where(eq(notices.accountId, accountId)).orderBy(desc(notices.id))
  return last?.id ?? 0
}

/** An application, a file, a colleague and a notice of the demo exhibitor. */
/** Between an exhibitor without accounts and a buyer who is none of the demo's. */
async function appointmentOfOthers(exhibitorId: number): Promise<number> {
  const { database } = server()
  const email = 'other-buyer@talk.example'
  const given = { email, userType: userTypes.buyer, status: 'active' as const, passwordHash: '' }
  const name = { zh: '乙', en: 'B' }
  const buyer =
    (await findAccount(database.db, email)) ?? (await database.write((db) => addAccount(db, { ...given, name })))
  const [startsAt, endsAt] = [new Date('2031-03-01T10:00:00Z'), new Date('2031-03-01T10:30:00Z')]
  const row = { exhibitorId, buyerId: buyer.id, startsAt, endsAt, place: 'booth' as const, purpose: '甲' }
  const [known] = await database.db.select().from(appointments).where(eq(appointments.buyerId, buyer.id))
  if (known) return known.id
  const input = { ...row, clientKey: 'talk-of-others', expiresAt: startsAt }
  const [added] = await database.write((db) => db.insert(appointments).values(input).returning())
  return added?.id ?? 0
}

/** The number of a case of the demo buyer's. */
async function caseNumberOf(): Promise<string> {
  const { userid } = await signedInAs(server(), userTypes.buyer)
  const own = eq(reports.accountId, Number(userid))
  const [found] = await server().database.db.select().from(reports).where(own).limit(1)
  if (!found) throw new Error('the demo buyer has a case')
  return found.caseNumber
}

/** An application, a file and a colleague of the demo exhibitor. */
async function recordsOfAnother(): Promise<Records> {
  const headers = await signedInAs(server(), userTypes.exhibitor)
  const [sponsor] = (await server().ask(getSponsorExhibitorDetail, {}, { headers })).data
  const [expo] = (await server().ask(registerList, {})).data.list
  if (!sponsor || !expo) throw new Error('the demo fair has an exhibitor and an open exhibition')
  const exhibitor = sponsor.exhibitorId
  const input = { expoId: expo.id, exhibitorId: exhibitor, type: 0, exhibitionType: 0 }
  await server().ask(expoEnroll, input, { headers })
  const [application] = (await server().ask(allRegList, {}, { headers })).data
  const lives = (await server().ask(listExhibitorLives, { status: 6 })).data.list
  const live = lives.find(({ status }) => status === 6)?.id ?? 0
  const [one] = (await server().ask(listExhibits, { exhibitorId: exhibitor, limit: 1 })).data.list
  const file = await uploaded(server(), 'o'.repeat(32))
  const member = await memberOf(exhibitor)
  const address = await addressOf(Number(headers.userid))
  const attendee = await attendeeOf(Number(headers.userid))
  const couponClaim = await couponClaimOf(Number(headers.userid))
  const notice = await noticeOf(Number(headers.userid))
  const all = await server().database.db.select({ id: accounts.exhibitorId }).from(accounts)
  const taken = new Set(all.map(({ id }) => id))
  const { list } = (await server().ask(listExhibitors, { limit: 50 })).data
  const purchase = await orderOf()
  const appointment = await appointmentOfOthers(list.find(({ id }) => !taken.has(id))?.id ?? 0)
  return {
    file,
    enrollment: application?.id ?? 0,
    exhibitor,
    expo: expo.id,
    live,
    member,
    notice,
    address,
    attendee,
    couponClaim,
    appointment,
    caseNumber: await caseNumberOf(),
    exhibit: one?.exhibitsInfoId ?? 0,
    ...(await tradeWith(exhibitor)),
    intention: await intentionFor(one?.exhibitsInfoId ?? 0),
    ...(await meetingWith(exhibitor)),
    ...purchase,
    booking: await bookingOf(exhibitor, purchase.order),
  }
}

interface Heard {
  code: number
  changed: string[]
}

async function hear(endpoint: AnyEndpoint, input: unknown, caller: Record<string, string>): Promise<Heard> {
  const { headers, ...request } = toRequest(endpoint, input)
  await audit.changes()
  const response = await server().app.inject({ ...request, headers: { ...headers, ...caller } })
  const isJson = response.headers['content-type']?.toString().startsWith('application/json')
  const code = isJson ? response.json<{ code: number }>().code : 0
  return { code, changed: withoutCounters(await audit.changes()) }
}

const refusedBy = ({ access }: AnyEndpoint, userType: number | undefined): number | undefined => {
  if (access === 'public') return undefined
  if (userType === undefined) return errors.LoginExpired.code
  const allowed = access === 'signed-in' || hasPermission(userType, access)
  return allowed ? undefined : errors.NotAllowed.code
}

const namesFile = (input: object, { file }: Records): boolean => JSON.stringify(input).includes(file)

/** Everybody who may ask, the guest first. */
const requesters: readonly (number | undefined)[] = [undefined, ...Object.values(userTypes)]
const headersOf = async (userType: number | undefined): Promise<Record<string, string>> =>
  userType === undefined ? {} : signedInAs(server(), userType)

const listed = allEndpoints.map((one) => ({ ...one, ownership: others[one.name] }))

describe('a record of another user’s', () => {
  const owning = listed.filter((one): one is typeof one & { ownership: Owned } => typeof one.ownership === 'object')
  it.each(owning)('is refused by $name to a guest and to all 20 user types', async ({ endpoint, ownership }) => {
    const { input, code, seers = [], seen = 0, owner = userTypes.exhibitor } = ownership
    const records = await recordsOfAnother()
    const requested = input(records)
    for (const userType of requesters) {
      // The exhibitor is the owner of the application; for it, the delegation is the other.
      if (userType === owner && !namesFile(requested, records)) continue
      const refused = refusedBy(endpoint, userType)
      const sees = userType !== undefined && seers.includes(userType)
      const heard = await hear(endpoint, requested, await headersOf(userType))
      const selected = { code: refused ?? (sees ? seen : code), changed: heard.code === 0 ? heard.changed : [] }
      expect({ userType, ...heard }).toEqual({ userType, ...selected })
    }
  })

  it('is left out by the question for reviews', async () => {
    const { file } = await recordsOfAnother()
    for (const userType of Object.values(userTypes)) {
      const headers = await signedInAs(server(), userType)
      expect((await server().ask(getMaterials, { ids: [file] }, { headers })).data).toEqual([])
    }
  })
})

describe('whatever else a call names', () => {
  const naming = listed.filter(({ ownership }) => typeof ownership === 'string')
  it.each(naming)('$name ($ownership) changes nothing for who may not', async ({ endpoint, schemas, ownership }) => {
    const input = sampleOf(schemas.input)
    for (const userType of requesters) {
      const refused = refusedBy(endpoint, userType)
      // Who may do it does it elsewhere: a call here would change the checked object.
      if (refused === undefined && ownership !== 'proved' && !endpoint.reads) continue
      const heard = await hear(endpoint, input, await headersOf(userType))
      const isOpened = ownership === 'proved' && heard.code === 0
      const code = refused ?? (isOpened ? 'a refusal' : heard.code)
      expect({ userType, ...heard }).toEqual({ userType, code, changed: [] })
    }
  })
})
