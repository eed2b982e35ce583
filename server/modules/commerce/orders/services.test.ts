import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import { listAdverts, listWebAdverts } from '#contract/fair/adverts/endpoints.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addLive } from '#contract/live/live/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import * as contract from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, requestRefund, startPayment } from '#contract/commerce/payments/endpoints.ts'
import * as services from '#contract/commerce/services/endpoints.ts'
import { CONFIRM_MS, SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import { listOwnTickets, listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { sessionDraft } from '#tests/setup/lives.ts'
import { runDueOrders, newHolder, paymentOf } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, dayIn, placedService, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'
import { adverts } from '#server/modules/fair/adverts/adverts.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { hideFallenAdverts } from '#server/modules/commerce/services/index.ts'
import { bookings } from '#server/modules/commerce/services/services.schema.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { exhibitor, organizer, buyer, exhibitingDelegation } = userTypes
let provider = createPaymentPort()

beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
})

async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, userType: number = exhibitor) {
  return server().ask(endpoint, input, { headers: await signedInAs(server(), userType) })
}
const service = (name: string) => serviceNamed(server(), name)
const days = (from: number, until = from) => ({ from: dayIn(from), until: dayIn(until) })
const read = async (id: number): Promise<Order> => (await ask(contract.getOwnOrder, { id })).data
const toldNames = async () => (await server().database.db.select().from(notices)).map(({ name }) => name)
const taken = async (id: number) => (await ask(services.listTakenDays, { id })).data

async function paidService(input: Parameters<typeof placedService>[1]): Promise<Order> {
  const order = await confirmedService(server(), input)
  provider.pay(await paymentOf(server(), await signedInAs(server(), exhibitor), order))
  return (await ask(checkPayment, { orderId: order.id })).data
}

describe('an order of a service', () => {
  it('waits for the organizer, then for its payment, and takes effect', async () => {
    const banner = await service('Home page banner')
    const placed = await placedService(server(), wholeServiceOrder(banner, { days: days(20, 21) }))
    expect(placed).toMatchObject({ state: 'confirming', kind: 'service', payableFen: 560_000, confirmedAt: null })
    expect(Date.parse(placed.heldUntil) - Date.parse(placed.createdAt)).toBeCloseTo(CONFIRM_MS, -4)
    expect(placed.lines[0]).toMatchObject({ quantity: 2, ticket: null, booking: { state: 'held', place: 'home' } })
    expect(await taken(banner.id)).toEqual(expect.arrayContaining([dayIn(20), dayIn(21)]))
    expect((await ask(startPayment, { orderId: placed.id })).code).toBe(errors.OrderNotNow.code)
    const idsOf = async (state: 'confirming' | 'pending') =>
      (await ask(contract.listOrders, { state }, organizer)).data.list.map((one) => one.id)
    expect([await idsOf('confirming'), await idsOf('pending')]).toEqual([[placed.id], []])

    const { id, version } = placed
    const confirmed = (await ask(contract.confirmOrder, { id, version }, organizer)).data
    expect(confirmed.state).toBe('pending')
    expect([await idsOf('confirming'), await idsOf('pending')]).toEqual([[], [placed.id]])
    expect(Date.parse(confirmed.heldUntil) - Date.now()).toBeGreaterThan(SERVICE_PAY_MS - 60_000)
    expect((await ask(contract.confirmOrder, { id, version }, organizer)).code).toBe(errors.OrderNotNow.code)
    provider.pay(await paymentOf(server(), await signedInAs(server(), exhibitor), placed))
    const paid = (await ask(checkPayment, { orderId: id })).data
    expect(paid).toMatchObject({ state: 'paid', method: 'wechat', lines: [{ booking: { state: 'valid' } }] })
    const notified = await toldNames()
    for (const name of ['serviceOrdered', 'serviceConfirmed', 'servicePaid']) expect(notified).toContain(name)
  })

  it('is cancelled by itself where nobody confirms it within 12 hours; both sides are notified, and the days are free', async () => {
    const banner = await service('Home page banner')
    const { id } = await placedService(server(), wholeServiceOrder(banner, { days: days(30) }))
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS - 60_000))
    expect((await read(id)).state).toBe('confirming')
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
    expect(await read(id)).toMatchObject({ state: 'closed', closeReason: 'unconfirmed' })
    expect(await taken(banner.id)).not.toContain(dayIn(30))
    const notified = await toldNames()
    expect(notified).toContain('serviceUnconfirmed')
    expect(notified).toContain('serviceMissed')
  })

  it('is declined with a reason that its owner reads', async () => {
    const { id, version } = await placedService(server(), wholeServiceOrder(await service('Live hours')))
    const decline = (reason: string) => ask(contract.declineOrder, { id, version, reason }, organizer)
    expect((await decline(' ')).code).toBe(errors.BadInput.code)
    expect((await decline('档期已满')).data).toMatchObject({ state: 'closed', closeReason: 'declined' })
    expect((await read(id)).declineReason).toBe('档期已满')
  })

  it('confirmed, it is closed where nobody pays in time', async () => {
    const { id } = await confirmedService(server(), wholeServiceOrder(await service('Live hours')))
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
    expect((await read(id)).state).toBe('pending')
    await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 1_000))
    expect(await read(id)).toMatchObject({ state: 'closed', closeReason: 'overtime' })
  })

  it('of an advert is paid on its first day at the latest: later it is closed, and what comes then goes back', async () => {
    const banner = await service('Exhibits banner')
    const order = await confirmedService(server(), wholeServiceOrder(banner, { days: days(0, 1) }))
    const endOfDay = chinaDayBounds(dayIn(0)).until
    expect(new Date(order.heldUntil)).toEqual(endOfDay)
    const number = await paymentOf(server(), await signedInAs(server(), exhibitor), order)
    provider.failing.set('close', 'silent')
    await runDueOrders(server(), new Date(endOfDay.getTime() + 1_000))
    expect(await read(order.id)).toMatchObject({ state: 'closed', closeReason: 'overtime' })
    provider.pay(number)
    // As it is on the day after.
    await server().database.write((db) =>
      db
        .update(bookings)
        .set({ firstDay: dayIn(-1), lastDay: dayIn(0) })
        .where(eq(bookings.orderId, order.id)),
    )
    await runDueOrders(server(), new Date(endOfDay.getTime() + 120_000))
    const { state, refunds } = await read(order.id)
    expect([state, refunds.map(({ fen }) => fen)]).toEqual(['closed', [order.payableFen]])
  })

  it('is for exhibitors with a contract that stands', async () => {
    const input = wholeServiceOrder(await service('Live hours'))
    const order = (userType: number) => ask(contract.placeServiceOrder, input, userType)
    expect((await order(buyer)).code).toBe(errors.NotAllowed.code)
    const { data } = await ask(services.listContracts, { keyWord: 'YZ-2026-0042' }, organizer)
    const [signed] = data.list
    if (!signed?.contract) throw new Error('the demo exhibitor has signed')
    const { exhibitorId, contract: before } = signed
    const { version, ...written } = before
    const change = { exhibitorId, version, contract: { ...written, until: written.signedOn } }
    await ask(services.saveContract, change, organizer)
    expect((await order(exhibitor)).code).toBe(errors.NoContract.code)
    expect((await ask(services.getServiceStanding, {})).data.contract).toBeNull()
    const back = { exhibitorId, version: version + 1, contract: written }
    expect((await ask(services.saveContract, back, organizer)).code).toBe(0)
    expect((await ask(services.saveContract, back, organizer)).code).toBe(errors.ServiceChanged.code)
    expect((await order(exhibitor)).code).toBe(0)
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
  })

  it('is for exhibitors with a contract signed by today: one of tomorrow counts tomorrow', async () => {
    const { data } = await ask(services.listContracts, { keyWord: 'YZ-2026-0042' }, organizer)
    const [signed] = data.list
    if (!signed?.contract) throw new Error('the demo exhibitor has signed')
    const { exhibitorId, contract: before } = signed
    const { version, ...written } = before
    const save = (seen: number, signedOn: string) =>
      ask(
        services.saveContract,
        { exhibitorId, version: seen, contract: { ...written, signedOn, until: null } },
        organizer,
      )
    await save(version, dayIn(1))
    const input = wholeServiceOrder(await service('Live hours'))
    expect((await ask(contract.placeServiceOrder, input)).code).toBe(errors.NoContract.code)
    expect((await ask(services.getServiceStanding, {})).data.contract).toBeNull()
    await save(version + 1, dayIn(0))
    expect((await ask(services.getServiceStanding, {})).data.contract).toMatchObject({ signedOn: dayIn(0) })
    expect((await ask(contract.placeServiceOrder, input)).code).toBe(0)
    await ask(services.saveContract, { exhibitorId, version: version + 2, contract: written }, organizer)
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
  })

  it.each([
    ['days', '请选择投放日期', { days: null }],
    ['days', '投放日期不能早于今天', { days: days(-1) }],
    ['days', '结束日期不能早于开始日期', { days: days(3, 2) }],
    ['days', '每单最多 31 天', { days: days(40, 80) }],
    ['days', '最多可预订一年内的日期', { days: days(366) }],
    ['quantity', '每单只能购买一份', { days: days(3), quantity: 2 }],
    ['contact.name', '请输入联系人姓名', { days: days(3), contact: { name: ' ', phone: '' } }],
  ])('of an advert is refused at %s: %s', async (field, message, over) => {
    const banner = await service('Home page banner')
    const before = await taken(banner.id)
    const { code, data } = await ask(contract.placeServiceOrder, wholeServiceOrder(banner, over))
    expect(code).toBe(errors.BadInput.code)
    expect(data).toMatchObject({ fields: [{ field: `input.${field}`, message }] })
    expect(await taken(banner.id)).toEqual(before)
  })

  it('is refused where a day is taken, before anything is paid, and at another price', async () => {
    const banner = await service('Exhibits banner')
    const first = await placedService(server(), wholeServiceOrder(banner, { days: days(5, 7) }))
    const { code, msg } = await ask(contract.placeServiceOrder, wholeServiceOrder(banner, { days: days(7, 9) }))
    expect(code).toBe(errors.ServiceDayTaken.code)
    expect(msg).toContain(dayIn(7))
    expect(await taken(banner.id)).toEqual([dayIn(5), dayIn(6), dayIn(7)])
    const cheaper = { ...wholeServiceOrder(banner, { days: days(11) }), payableFen: 1 }
    expect((await ask(contract.placeServiceOrder, cheaper)).code).toBe(errors.OrderPriceChanged.code)
    await ask(contract.cancelOrder, { id: first.id, version: first.version })
    expect(await taken(banner.id)).toEqual([])
  })
})

describe('what was bought', () => {
  it('an advert is filled, approved, shown on its days alone, and gone once it is returned', async () => {
    const banner = await service('Exhibitors banner')
    const shown = async () =>
      (await ask(listAdverts, { module: 'exhibitors', size: 50 })).data.map(({ title }) => title)
    const today = await paidService(wholeServiceOrder(banner, { days: days(0, 1) }))
    const later = await paidService(wholeServiceOrder(banner, { days: days(9) }))
    const fill = async ({ lines: [line] }: Order, zh: string, version = 1) => {
      const input = { id: line?.booking?.id ?? 0, version, title: { zh, en: '' }, imageUrl: { zh: '/a.svg', en: '' } }
      return ask(services.saveBookedAdvert, { ...input, jumpLink: '' })
    }
    expect((await fill(today, '')).code).toBe(errors.BadInput.code)
    const filled = (await fill(today, '青瓷小馆开馆')).data
    expect(filled.advert?.state).toBe('review')
    expect(await shown()).not.toContain('青瓷小馆开馆')
    const decide = (id: number, version: number, approve: boolean, reason = '') =>
      ask(services.decideBookedAdvert, { id, version, approve, reason }, organizer)
    expect((await decide(filled.id, 2, false)).code).toBe(errors.BadInput.code)
    expect((await decide(filled.id, 1, true)).code).toBe(errors.ServiceChanged.code)
    expect((await decide(filled.id, 2, false, '请换横图')).data.advert).toMatchObject({
      state: 'returned',
      reason: '请换横图',
    })
    const again = (await fill(today, '青瓷小馆开馆', 3)).data
    await decide(again.id, 4, true)
    expect(await shown()).toContain('青瓷小馆开馆')
    expect((await decide(again.id, 5, true)).code).toBe(errors.BookingNotNow.code)
    expect((await decide(again.id, 5, false, '链接失效')).data.advert?.state).toBe('returned')
    expect(await shown()).not.toContain('青瓷小馆开馆')
    const coming = (await fill(later, '青瓷小馆闭馆')).data
    await decide(coming.id, 2, true)
    expect(await shown()).not.toContain('青瓷小馆闭馆')

    // What has begun cannot be returned; what is to come can, and is not shown then.
    expect((await read(today.id)).lines[0]?.refundable).toBeNull()
    const [line] = (await read(later.id)).lines
    const sum = { fen: line?.refundable?.fen ?? 0, lineIds: [line?.id ?? 0] }
    expect(line?.refundable).toEqual({ fen: 108_000, feeFen: 12_000 })
    await ask(requestRefund, { key: 'a-banner-back', orderId: later.id, reason: 'personal', ...sum })
    await runDueOrders(server())
    expect(await read(later.id)).toMatchObject({ state: 'refunded', lines: [{ booking: { state: 'refunded' } }] })
    expect(await hideFallenAdverts(server().database)).toBe(1)
    expect(await hideFallenAdverts(server().database)).toBe(0)
    expect(await taken(banner.id)).toEqual([dayIn(0), dayIn(1)])
  })

  it('an advert that waits is told to those who review it, once until they have', async () => {
    const { lines, number } = await paidService(
      wholeServiceOrder(await service('Exhibitors banner'), { days: days(12, 13) }),
    )
    const id = lines[0]?.booking?.id ?? 0
    const written = { title: { zh: '待审', en: '' }, imageUrl: { zh: '/a.svg', en: '' }, jumpLink: '' }
    const fill = async (version: number) =>
      expect((await ask(services.saveBookedAdvert, { id, version, ...written })).code).toBe(0)
    const notified = async () =>
      (await ask(listNotices, { kind: 'order', limit: 50 }, organizer)).data.list.filter(
        ({ link, text }) => link.endsWith('organizer.html#/services?part=adverts') && text.includes(number),
      )
    await fill(1)
    expect(await notified()).toHaveLength(1)
    expect((await notified())[0]?.text).toContain(`${dayIn(12)} 至 ${dayIn(13)}`)
    await fill(2)
    expect(await notified()).toHaveLength(1)
    await ask(services.decideBookedAdvert, { id, version: 3, approve: false, reason: '请换图' }, organizer)
    await fill(4)
    expect(await notified()).toHaveLength(2)
  })

  it.each([
    ['popup', listWebAdverts, 'Home page pop-up'],
    ['login', listAdverts, 'Login page ad'],
  ] as const)('an advert of the place %s is shown there on its days and on no other', async (module, list, name) => {
    const placed = await service(name)
    const shown = async () => (await ask(list, { module, size: 50 })).data.map(({ title }) => title)
    for (const [title, on] of [
      ['今明两日', days(0, 1)],
      ['第三日', days(2)],
    ] as const) {
      const { lines } = await paidService(wholeServiceOrder(placed, { days: on }))
      const id = lines[0]?.booking?.id ?? 0
      const written = { title: { zh: title, en: '' }, imageUrl: { zh: '/a.svg', en: '' }, jumpLink: '' }
      expect((await ask(services.saveBookedAdvert, { id, version: 1, ...written })).code).toBe(0)
      expect(await shown()).not.toContain(title)
      await ask(services.decideBookedAdvert, { id, version: 2, approve: true, reason: '' }, organizer)
    }
    // As visitors see it a day later, and again: the database's own clock shows what is shown.
    const daysOn = []
    for (let day = 0; day < 4; day += 1) {
      daysOn.push((await shown()).filter((title) => title === '今明两日' || title === '第三日'))
      const earlier = {
        shownFrom: sql`${adverts.shownFrom} - interval '1 day'`,
        shownUntil: sql`${adverts.shownUntil} - interval '1 day'`,
      }
      await server().database.write((db) => db.update(adverts).set(earlier).where(eq(adverts.module, module)))
    }
    expect(daysOn).toEqual([['今明两日'], ['今明两日'], ['第三日'], []])
    const elsewhere = (await ask(listAdverts, { module: 'home', size: 50 })).data.map(({ title }) => title)
    expect(elsewhere).not.toContain('今明两日')
  })

  it('live hours allow longer sessions, and cannot be returned once they are used', async () => {
    const hours = await service('Live hours')
    const { live } = (await ask(services.getServiceStanding, {})).data
    const session = (minutes: number, key: string) => ask(addLive, { key, draft: sessionDraft(minutes) })
    const left = Math.max(0, live.free + live.bought - live.used)
    const refused = await session(left + 60, 'a-long-session')
    expect(refused.code).toBe(errors.LiveHoursUsed.code)
    const bought = await paidService(wholeServiceOrder(hours, { quantity: Math.ceil((live.used + 60) / 60) }))
    const [line] = bought.lines
    expect(line?.refundable).not.toBeNull()
    expect((await session(left + 60, 'a-longer-session')).code).toBe(0)
    expect((await read(bought.id)).lines[0]?.refundable).toBeNull()
    const back = { key: 'used-hours', orderId: bought.id, lineIds: [line?.id ?? 0], reason: 'other' as const, fen: 0 }
    expect((await ask(requestRefund, back)).code).toBe(errors.RefundNotAllowed.code)
  })

  it('a template dresses the room of its exhibitor until it is returned', async () => {
    const ink = await service('VR room: ink on silk')
    const { data } = await ask(services.listContracts, { keyWord: 'YZ-2026-0042' }, organizer)
    const id = data.list[0]?.exhibitorId ?? 0
    const dressed = async () => (await ask(services.getRoomTemplate, { id })).data.template
    expect(await dressed()).toBeNull()
    const { id: orderId, lines } = await paidService(wholeServiceOrder(ink))
    expect(await dressed()).toBe('ink')
    const sum = { fen: lines[0]?.refundable?.fen ?? 0, lineIds: [lines[0]?.id ?? 0] }
    await ask(requestRefund, { key: 'a-template-back', orderId, reason: 'selection', ...sum })
    expect(await dressed()).toBeNull()
  })

  it('badges are named tickets that the hall does not sell', async () => {
    const badges = await service('Exhibitor badges')
    const hall = (await ask(listTicketTypes, {})).data
    expect(hall.map(({ kind }) => kind)).not.toContain('badge')
    const nameless = await ask(contract.placeServiceOrder, wholeServiceOrder(badges, { quantity: 2 }))
    expect(nameless.data).toMatchObject({ fields: [{ field: 'input.holders' }] })
    const holders = [newHolder(), newHolder()]
    const { lines } = await paidService(wholeServiceOrder(badges, { quantity: 2, holders }))
    expect(lines.map(({ ticket, booking }) => [ticket?.holderName, booking])).toEqual([
      ['陈采薇', null],
      ['陈采薇', null],
    ])
    const { list } = (await ask(listOwnTickets, {})).data
    expect(list.filter(({ kind }) => kind === 'badge')).toHaveLength(2)
    const inHall = {
      typeId: (await ask(listOwnTickets, {})).data.list[0]?.typeId ?? 0,
      quantity: 1,
      holders: [newHolder()],
    }
    const input = {
      key: 'badge-in-hall',
      lines: [inHall],
      contact: { name: '乔安', phone: '' },
      couponId: null,
      payableFen: 0,
    }
    expect((await ask(contract.placeTicketOrder, input)).code).toBe(errors.TicketTypeNotFound.code)
  })

  it('is the delegation’s own, and buying requires its own contract', async () => {
    const { code, data } = await ask(services.listOwnBookings, {}, exhibitingDelegation)
    expect([code, code === 0 ? data.list.length : 0]).toEqual([code, 0])
  })
})
