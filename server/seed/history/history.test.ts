import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getFairFigures, getStandFigures } from '#contract/operations/figures/endpoints.ts'
import { listRefunds } from '#contract/commerce/payments/endpoints.ts'
import { listInvoices } from '#contract/commerce/invoices/endpoints.ts'
import { listOrders, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { listConversations } from '#contract/live/customer-service/endpoints.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { getQuestionnaireResults, listQuestionnaires } from '#contract/operations/questionnaires/endpoints.ts'
import { listOwnReports, listReports } from '#contract/operations/reports/endpoints.ts'
import { listAppointments } from '#contract/trade/appointments/endpoints.ts'
import { listMeetings } from '#contract/trade/cards/endpoints.ts'
import { listFollows } from '#contract/trade/follows/endpoints.ts'
import { listOwnIntentions, listReceivedIntentions } from '#contract/trade/intentions/endpoints.ts'
import { listLeads } from '#contract/trade/leads/endpoints.ts'
import { listOwnDemands } from '#contract/trade/demands/endpoints.ts'
import { listOffers } from '#contract/trade/offers/endpoints.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { ticketEntries } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { quotas, tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { openTestDatabase, type TestDatabase, useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { createCalendar } from '../calendar'
import { seedWhenEmpty } from '../seed'

const server = useServer('empty')
const DAY_MS = 86_400_000
/** Noon of today: the hours of the day before it have passed. */
const noon = createCalendar(new Date()).daysAgo(0, '12:00')

beforeAll(async () => {
  await seedWhenEmpty(server().database, noon, { hasHistory: true })
})

describe('the visits of the demo fair', () => {
  it('show three days, today beside yesterday, with page views ≥ visits ≥ visitors', async () => {
    const headers = await signedInAs(server(), userTypes.organizer)
    const dayOf = (ago: number) => chinaDay(new Date(noon.getTime() - ago * DAY_MS))
    const read = async (day: string, against: string) =>
      (await server().ask(getFairFigures, { day, against }, { headers })).data
    const figures = [await read(dayOf(0), dayOf(1)), await read(dayOf(2), dayOf(1))]
    for (const { day, against } of figures) {
      for (const one of [day, against]) {
        expect(one.visitors).toBeGreaterThan(100)
        expect(one.visits).toBeGreaterThanOrEqual(one.visitors)
        expect(one.views).toBeGreaterThan(one.visits)
        expect(one.searches).toBeGreaterThan(0)
        for (const { views, visitors } of one.hours) expect(views).toBeGreaterThanOrEqual(visitors)
      }
    }
    const [today] = figures
    expect(today?.day.hours.filter(({ hour, views }) => hour > 12 && views > 0)).toEqual([])
    expect(today?.countries.filter(({ name }) => name !== '').length).toBeGreaterThan(3)
    expect(today?.exhibits).toHaveLength(10)
    expect(today?.exhibitors).toHaveLength(10)
  })

  it('reach the booth of the demo exhibitor', async () => {
    const headers = await signedInAs(server(), userTypes.exhibitor)
    const { data } = await server().ask(getStandFigures, { days: 3 }, { headers })
    expect(data.days.map(({ views, visitors }) => views >= visitors && visitors > 0)).toEqual([true, true, true])
    expect(data.exhibits.length).toBeGreaterThan(3)
  })
})

const { exhibitor, exhibitingDelegation, buyer, overseasBuyer, buyingDelegation, tourist, organizer } = userTypes
const as = (userType: number) => signedInAs(server(), userType)

describe('what was sold at the demo fair', () => {
  it('has paid and scanned tickets on each day, and holds as many places as are sold', async () => {
    const { db } = server().database
    const entries = await db.select().from(ticketEntries)
    const days = [2, 1, 0].map((ago) => chinaDay(new Date(noon.getTime() - ago * DAY_MS)))
    for (const day of days) expect(entries.filter((entry) => entry.day === day).length).toBeGreaterThan(20)
    const used = await db.select().from(tickets).where(isNotNull(tickets.usedAt))
    expect(used).toHaveLength(entries.length)
    const held = await db
      .select({ id: quotas.id, held: quotas.held, sold: sql<number>`count(${tickets.id})`.mapWith(Number) })
      .from(quotas)
      .leftJoin(ticketTypes, eq(ticketTypes.quotaId, quotas.id))
      .leftJoin(tickets, sql`${tickets.typeId} = ${ticketTypes.id} and ${tickets.state} in ('held', 'valid', 'locked')`)
      .groupBy(quotas.id)
    expect(held.map((one) => one.held)).toEqual(held.map(({ sold }) => sold))
  })

  it('has orders in every state that the demo can show without a provider', async () => {
    const headers = await as(organizer)
    for (const state of ['pending', 'paid', 'closed', 'refunded', 'partlyRefunded', 'refundFailed'] as const) {
      const { data } = await server().ask(listOrders, { state }, { headers })
      expect([state, data.totalCount > 0]).toEqual([state, true])
    }
  })

  it('gives finance a failed refund and two invoices to issue', async () => {
    const headers = await as(userTypes.financeStaff)
    const { data } = await server().ask(listRefunds, { state: 'failed' }, { headers })
    expect(data.totalCount).toBe(1)
    expect((await server().ask(listInvoices, { state: 'applied' }, { headers })).data.totalCount).toBe(2)
  })
})

describe('the conversations of the demo fair', () => {
  it('are three that wait for the exhibitor and some with answers', async () => {
    const { data } = await server().ask(listConversations, { side: 'agent' }, { headers: await as(exhibitor) })
    expect([data.waiting, data.totalCount]).toEqual([3, 4])
    const desk = await server().ask(
      listConversations,
      { side: 'agent' },
      { headers: await as(userTypes.customerService) },
    )
    expect([desk.data.waiting, desk.data.totalCount]).toEqual([1, 2])
  })

  it('are held in the rooms of past and present sessions, none before its session', async () => {
    const rows = await server()
      .database.db.select({
        status: lives.status,
        key: lives.key,
        isEarly: sql<boolean>`${messages.at} < ${lives.startsAt}`,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(lives, eq(lives.id, conversations.liveId))
    expect(rows.filter(({ isEarly }) => isEarly)).toEqual([])
    expect(new Set(rows.filter(({ status }) => status === 2).map(({ key }) => key)).size).toBe(3)
    expect(new Set(rows.filter(({ status }) => status === 1).map(({ key }) => key)).size).toBe(3)
  })
})

describe('the trade of the demo fair', () => {
  it('has two deals of the buyer at different stages, and a purchase intent to answer', async () => {
    const headers = await as(buyer)
    const { data } = await server().ask(listOwnDemands, { limit: 50 }, { headers })
    const stages = await Promise.all(
      data.list.map(async ({ id }) => (await server().ask(listOffers, { demandId: id }, { headers })).data),
    )
    const own = stages.flat()
    expect(own.filter(({ quotation }) => quotation?.state === 'issued')).toHaveLength(1)
    expect(own.filter(({ shortlisted, state }) => !shortlisted && state === 'standing').length).toBeGreaterThan(0)
    const sent = await server().ask(listOwnIntentions, {}, { headers })
    expect(sent.data.list.map(({ state }) => state).toSorted()).toEqual(['accepted', 'countered'])
  })

  it('gives the exhibitor six leads with notes, an intent to answer, two meetings today and others', async () => {
    const headers = await as(exhibitor)
    const leads = await server().ask(listLeads, {}, { headers })
    expect(leads.data.totalCount).toBe(6)
    const received = await server().ask(listReceivedIntentions, { state: 'sent' }, { headers })
    expect(received.data.totalCount).toBe(1)
    const own = await server().ask(listAppointments, {}, { headers })
    const states = own.data.list.map(({ state }) => state).toSorted()
    expect(states).toEqual(['confirmed', 'confirmed', 'initiated', 'met'])
    const today = await server().ask(listAppointments, { day: chinaDay(noon) }, { headers })
    expect(today.data.totalCount).toBe(2)
  })

  it('has cards that were exchanged, and people who follow', async () => {
    const { data } = await server().ask(listMeetings, {}, { headers: await as(buyer) })
    expect(data.totalCount).toBe(1)
    for (const type of [buyer, overseasBuyer, buyingDelegation, tourist]) {
      const { data: followed } = await server().ask(listFollows, {}, { headers: await as(type) })
      expect([type, followed.totalCount > 0]).toEqual([type, true])
    }
  })
})

describe('the desks of the demo fair', () => {
  it('have unread notices for those who trade, cases in every state and answers to the survey', async () => {
    for (const type of [exhibitor, exhibitingDelegation, buyer, overseasBuyer, buyingDelegation]) {
      const { data } = await server().ask(countUnreadNotices, {}, { headers: await as(type) })
      expect([type, data.unread > 0]).toEqual([type, true])
    }
    const headers = await as(organizer)
    const { data } = await server().ask(listReports, { limit: 50 }, { headers })
    expect(new Set(data.list.map(({ state }) => state))).toEqual(new Set(['open', 'upheld', 'dismissed', 'answered']))
    const own = await server().ask(listOwnReports, {}, { headers: await as(tourist) })
    expect(own.data.totalCount).toBe(1)
    const [survey] = (await server().ask(listQuestionnaires, {}, { headers })).data.list
    const results = await server().ask(getQuestionnaireResults, { id: survey?.id ?? 0 }, { headers })
    expect(results.data.submitted).toBe(7)
  })

  it('leave nobody who visits or trades without orders or bookings', async () => {
    for (const type of [buyer, overseasBuyer, buyingDelegation, tourist, userTypes.groupAdmin]) {
      const { data } = await server().ask(listOwnOrders, {}, { headers: await as(type) })
      expect([type, data.totalCount > 0]).toEqual([type, true])
    }
  })
})

/** Just after midnight, while the halls are open, and before midnight. */
describe.each(['2026-06-10T00:10:00+08:00', '2026-06-10T14:20:00+08:00', '2026-12-31T23:50:00+08:00'])(
  'a history made at %s',
  (moment) => {
    const now = new Date(moment)
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase('empty')
      await seedWhenEmpty(database, now, { hasHistory: true })
    })
    afterAll(() => database.close())

    it('tells of nothing that has yet to come, and begins with the fair', async () => {
      const times = (await database.db.select({ at: analyticsEvents.receivedAt }).from(analyticsEvents)).map(
        ({ at }) => at,
      )
      expect(times.length).toBeGreaterThan(1_000)
      expect(times.filter((at) => at > now || at < createCalendar(now).day(0))).toEqual([])
    })

    it('has two meetings of the demo exhibitor on its day', async () => {
      const [own] = await database.db.select().from(accounts).where(eq(accounts.userType, userTypes.exhibitor))
      const rows = await database.db
        .select()
        .from(appointments)
        .where(eq(appointments.exhibitorId, own?.exhibitorId ?? 0))
      const today = rows.filter(({ startsAt }) => chinaDay(startsAt) === chinaDay(now))
      expect(today).toHaveLength(2)
      const isOff = rows.filter(({ state, endsAt }) => (state === 'met') !== endsAt <= now)
      expect(isOff).toEqual([])
    })

    it('has no order and no message of a later moment', async () => {
      const times = [
        ...(await database.db.select({ at: orders.createdAt }).from(orders)),
        ...(await database.db.select({ at: messages.at }).from(messages)),
        ...(await database.db.select({ at: ticketEntries.at }).from(ticketEntries)),
      ]
      expect(times.filter(({ at }) => at > now)).toEqual([])
    })

    it('is not made twice', async () => {
      expect(await seedWhenEmpty(database, now, { hasHistory: true })).toBe(false)
    })
  },
)
