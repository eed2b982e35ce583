import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { readAllNotices } from '#contract/foundation/notices/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getOverview } from '#contract/operations/overview/endpoints.ts'
import { cardsOf } from '#contract/operations/overview/rules.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { listLeads, saveLead } from '#contract/trade/leads/endpoints.ts'
import { shortlistOffer } from '#contract/trade/offers/endpoints.ts'
import { addNotice } from '#server/modules/foundation/notices/index.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { liftLimits, paymentOf, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { approved, dayFromToday, offered } from '#tests/setup/trade/trade.ts'
import { checkPayment } from '#contract/commerce/payments/endpoints.ts'

const lines: string[] = []
const server = useServer('demo', {}, pino({ level: 'error' }, { write: (line: string) => lines.push(line) }))
const { ask, exhibitor, laidOut, person } = talking(server)
const { tourist, buyer, anchor } = userTypes

type Headers = Record<string, string>
const read = async (headers: Headers, input: InputOf<typeof getOverview> = {}) =>
  (await server().ask(getOverview, input, { headers, language: 'en-US' })).data

describe('the cards of a role', () => {
  it.each([
    ['a visitor', tourist, ['tickets', 'next', 'orders', 'messages', 'notices']],
    ['a buyer', buyer, ['tickets', 'next', 'requests', 'demands', 'orders', 'messages', 'notices']],
  ])('of %s are theirs, and empty at first', async (_, userType, names) => {
    const { headers } = await person({ userType })
    const { cards, failed } = await read(headers)
    expect(new Set(Object.keys(cards))).toEqual(new Set(names))
    for (const card of Object.values(cards)) expect(card).toMatchObject({ totalCount: 0, list: [] })
    expect(failed).toEqual([])
  })

  it('of an exhibitor hold its booth, its leads and its services', async () => {
    const { headers, exhibitorId } = await exhibitor()
    const { cards, failed } = await read(headers)
    expect(new Set(Object.keys(cards))).toEqual(new Set(cardsOf({ userType: userTypes.exhibitor, exhibitorId })))
    expect(failed).toEqual([])
    expect(cards.booth?.percent).toBeGreaterThan(0)
    expect(cards.services?.liveMinutesLeft).toBeGreaterThanOrEqual(0)
  })

  it('of who works for no exhibitor hold nothing of one', async () => {
    const { headers } = await person({ userType: anchor, exhibitorId: null })
    expect(Object.keys((await read(headers)).cards)).toEqual([
      'tickets',
      'next',
      'requests',
      'orders',
      'messages',
      'notices',
    ])
  })

  it('are read one by one where they are named, never beyond the role', async () => {
    const { headers } = await person()
    const { data } = await server().ask(getOverview, { cards: ['leads', 'orders'] }, { headers })
    expect(Object.keys(data.cards)).toEqual(['orders'])
  })

  it('need a login', async () => {
    expect((await server().ask(getOverview, {})).status).toBe(401)
  })
})

describe('what waits', () => {
  it('is an order to pay, until it is paid; then its ticket of today', async () => {
    await liftLimits(server())
    const provider = createPaymentPort()
    server().providers.payment = provider.port
    const { headers } = await person()
    const other = await person()
    const today = chinaDay(new Date())
    await server().database.write((db) =>
      db.execute(
        sql`update ticket_type set first_day = ${today}, last_day = ${today} where name->>'en' = 'One-day ticket'`,
      ),
    )
    const order = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket'), 2))
    const before = (await read(headers)).cards
    expect(before.orders).toMatchObject({ totalCount: 1, list: [{ id: order.id, state: 'pending' }] })
    expect(before.tickets).toMatchObject({ totalCount: 0 })
    provider.pay(await paymentOf(server(), headers, order))
    await server().ask(checkPayment, { orderId: order.id }, { headers })
    const after = (await read(headers)).cards
    expect(after.orders).toMatchObject({ totalCount: 0 })
    expect(after.tickets).toMatchObject({ totalCount: 2, list: [{ state: 'unused' }, { state: 'unused' }] })
    expect(after.tickets?.list[0]?.qr).not.toBe('')
    expect((await read(other.headers)).cards).toMatchObject({ orders: { totalCount: 0 }, tickets: { totalCount: 0 } })
  })

  it('is a notice until it is read', async () => {
    const { id, headers } = await person()
    await server().database.write((db) =>
      addNotice(db, { accountId: id, name: 'enrollmentApproved', parameters: { expo: { zh: '云展', en: 'Yunzhan' } } }),
    )
    const { notices } = (await read(headers)).cards
    expect(notices).toMatchObject({ totalCount: 1, list: [{ isRead: false }] })
    await server().ask(readAllNotices, { upTo: notices?.list[0]?.id ?? 1 }, { headers })
    expect((await read(headers)).cards.notices).toMatchObject({ totalCount: 0 })
  })

  it('is a meeting that the exhibitor has to answer, and that the buyer has before them', async () => {
    const own = await laidOut()
    const requester = await person({ name: { zh: '林晚', en: 'Lin Wan' } })
    await ask(own.exhibitorId, own.at(0), requester)
    expect((await read(own.headers)).cards.requests).toMatchObject({ totalCount: 1, list: [{ buyer: 'Lin Wan' }] })
    const { next, requests } = (await read(requester.headers)).cards
    expect(next).toMatchObject({ totalCount: 1, list: [{ kind: 'appointment', isFixed: false, isOn: false }] })
    expect(requests).toMatchObject({ totalCount: 0 })
  })

  it('is a meeting that is on, online', async () => {
    const { exhibitorId } = await laidOut()
    const { id, headers } = await person()
    const talkId = await talkNow(server(), { exhibitorId, buyerId: id })
    const { next } = (await read(headers)).cards
    expect(next?.list).toMatchObject([{ id: talkId, isOn: true, isFixed: true, isOnline: true }])
  })

  it('is a quote until it is shortlisted, for its buyer alone', async () => {
    const headers = await signedInAs(server(), buyer)
    const { id } = await approved(server())
    const offer = await offered(server(), id)
    const of = async (by: Headers) => (await read(by)).cards.demands?.list.find((one) => one.id === id)
    expect(await of(headers)).toMatchObject({ title: 'Celadon tea sets', offers: 1 })
    expect(await of((await person()).headers)).toBeUndefined()
    await server().ask(shortlistOffer, { id: offer.id, version: offer.version }, { headers })
    expect(await of(headers)).toBeUndefined()
  })

  it('is a question to an exhibitor until it is answered, then what the buyer has not read', async () => {
    const own = await exhibitor()
    const requester = await person()
    const at = new Date()
    const conversationId = await server().database.write(async (db) => {
      const row = { visitorId: requester.id, service: String(own.exhibitorId), lastSequence: 1, visitorRead: 1 }
      const [one] = await db
        .insert(conversations)
        .values({ ...row, lastAt: at, requestedAt: at })
        .returning()
      const message = {
        clientId: newKey(),
        nick: '',
        avatar: '',
        type: 'text' as const,
        payload: { text: '还有货吗' },
        at,
      }
      await db
        .insert(messages)
        .values({ ...message, conversationId: one?.id ?? 0, sequence: 1, senderId: requester.id })
      return one?.id ?? 0
    })
    const waiting = async () => (await read(own.headers)).cards.inquiries?.list.map(({ userId }) => userId) ?? []
    expect(await waiting()).toContain(String(requester.id))
    expect((await read(requester.headers)).cards.messages).toMatchObject({ totalCount: 0 })
    await server().database.write((db) =>
      db.update(conversations).set({ answeredAt: at, lastSequence: 2 }).where(eq(conversations.id, conversationId)),
    )
    expect(await waiting()).not.toContain(String(requester.id))
    expect((await read(requester.headers)).cards.messages).toMatchObject({ totalCount: 1, list: [{ side: 'visitor' }] })
  })

  it('is a lead that is new, and again on the day of its next step', async () => {
    const own = await exhibitor()
    const other = await exhibitor(userTypes.exhibitingDelegation)
    const requester = await person({ name: { zh: '苏茉', en: 'Su Mo' } })
    const [exhibit] = (await server().ask(listExhibits, { exhibitorId: own.exhibitorId, limit: 1 })).data.list
    const wish = { key: newKey(), exhibitsInfoId: exhibit?.exhibitsInfoId ?? 0, quantity: 20, price: 50, note: '' }
    await server().ask(addIntention, wish, { headers: requester.headers })
    const countOf = async (headers: Headers) => (await read(headers)).cards.leads?.totalCount ?? 0
    const ofOther = await countOf(other.headers)
    const whole = await countOf(own.headers)
    const [lead] = (await server().ask(listLeads, { keyWord: '苏茉' }, { headers: own.headers })).data.list
    const save = (version: number, nextDay: string) =>
      server().ask(
        saveLead,
        { id: requester.id, version, state: 'contacted', nextStep: '寄样', nextDay, ownerId: null },
        { headers: own.headers },
      )
    await save(lead?.version ?? 0, dayFromToday(3))
    expect(await countOf(own.headers)).toBe(whole - 1)
    await save((lead?.version ?? 0) + 1, dayFromToday(-1))
    expect(await countOf(own.headers)).toBe(whole)
    expect((await read(own.headers)).cards.leads?.list[0]).toMatchObject({ nextDay: dayFromToday(-1) })
    expect(await countOf(other.headers)).toBe(ofOther)
  })
})

it('ten requests at once are all answered, and alike', async () => {
  const { headers } = await exhibitor()
  const answers = await Promise.all(Array.from({ length: 10 }, () => read(headers, { cards: ['notices', 'booth'] })))
  for (const one of answers) expect(one).toEqual(answers[0])
  expect(answers[0]?.failed).toEqual([])
})

it('a card that cannot be read is named and logged, and the others are there', async () => {
  const { headers } = await exhibitor()
  await server().database.write((db) => db.execute(sql`alter table exhibitor_lead rename to lead_elsewhere`))
  const { cards, failed } = await read(headers)
  expect(failed).toEqual(['leads'])
  expect(cards.leads).toBeUndefined()
  expect(cards.notices).toBeDefined()
  expect(lines.join()).toContain('the card leads of an overview cannot be read')
  await server().database.write((db) => db.execute(sql`alter table lead_elsewhere rename to exhibitor_lead`))
  expect((await server().ask(getOverview, { cards: ['leads'] }, { headers })).data.failed).toEqual([])
})
