import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as booths from '#contract/fair/booths/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { deleteContent, getContent } from '#contract/fair/content/endpoints.ts'
import { getFloorPlan } from '#contract/fair/floor-plan/endpoints.ts'
import * as contract from '#contract/commerce/orders/endpoints.ts'
import { checkPayment, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import { listOwnBookings, listServices, saveService } from '#contract/commerce/services/endpoints.ts'
import { CONFIRM_MS, SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { type BoothBuyer, freeBooths, newBoothBuyer, newColleague, wholeBoothOrder } from '#tests/setup/money/booths.ts'
import { paymentOf, runDueOrders } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
let provider = createPaymentPort()
let service: Service
let hallId: number
let buyer: BoothBuyer
let other: BoothBuyer

beforeAll(async () => {
  service = await serviceNamed(server(), 'Design Hall booth')
  hallId = service.booth?.hallId ?? 0
})
beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
  buyer = await newBoothBuyer(server())
  other = await newBoothBuyer(server())
})

const ask = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, { headers } = buyer) =>
  server().ask(endpoint, input, { headers })
const manage = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
  server().ask(endpoint, input, { headers: await signedInAs(server(), userTypes.organizer) })
const free = async () => freeBooths(server(), service, buyer)
const firstFree = async () => {
  const [booth] = await free()
  if (!booth) throw new Error('no booth is free')
  return booth
}
const place = (booth: Parameters<typeof wholeBoothOrder>[1], of = buyer) =>
  ask(contract.placeServiceOrder, wholeBoothOrder(service, booth), of)
const boothAt = async (number: string) =>
  (await manage(booths.listBooths, { hallId })).data.booths.find((one) => one.number === number)
const eventsAt = async (number: string) =>
  (await manage(booths.listBoothEvents, { hallId, number })).data.map(({ action }) => action)
const shownBooth = async ({ exhibitorId } = buyer) => {
  const [row] = await server().database.db.select().from(exhibitors).where(eq(exhibitors.id, exhibitorId))
  return row?.booth
}
const noticesOf = async ({ exhibitorId }: BoothBuyer) =>
  (
    await server()
      .database.db.select({ name: notices.name })
      .from(notices)
      .innerJoin(accounts, eq(accounts.id, notices.accountId))
      .where(eq(accounts.exhibitorId, exhibitorId))
  ).map(({ name }) => name)
const atMap = async (number: string) =>
  (await ask(getFloorPlan, { hallId, level: 0 })).data.booths.find((one) => one.number === number)?.status

async function paid(booth: Parameters<typeof wholeBoothOrder>[1], of = buyer) {
  const order = await confirmedService(server(), wholeBoothOrder(service, booth), of.headers)
  provider.pay(await paymentOf(server(), of.headers, order))
  return (await ask(checkPayment, { orderId: order.id }, of)).data
}

describe('an order of a booth', () => {
  it('holds it until it is paid, and gives it to the exhibitor then', async () => {
    const booth = await firstFree()
    const { number } = booth
    const placed = (await place(booth)).data
    expect(placed).toMatchObject({
      state: 'confirming',
      payableFen: boothPrice(booth, { fen: 80_000, cornerPercent: 10 }),
    })
    expect(placed.lines[0]?.name).toContain(number)
    expect((await free()).map((one) => one.number)).not.toContain(number)
    expect(await boothAt(number)).toMatchObject({
      status: 'held',
      exhibitor: { id: buyer.exhibitorId },
      order: { id: placed.id, number: placed.number, until: placed.heldUntil, fen: placed.payableFen },
    })
    // Visitors learn nothing of it, and the exhibitor has no booth yet.
    expect(await atMap(number)).toBe('free')
    expect((await ask(booths.getOwnBooth, {})).data).toMatchObject({
      booth: null,
      order: { id: placed.id, number: placed.number, confirmed: false, until: placed.heldUntil, boothNumber: number },
    })
    expect((await ask(booths.getOwnBooth, {}, await newColleague(server(), buyer))).data.order).toMatchObject({
      id: null,
      number: placed.number,
    })
    expect(await shownBooth()).toBe('')

    await manage(contract.confirmOrder, { id: placed.id, version: placed.version })
    provider.pay(await paymentOf(server(), buyer.headers, placed))
    const order = (await ask(checkPayment, { orderId: placed.id })).data
    expect(order).toMatchObject({ state: 'paid', lines: [{ booking: { kind: 'booth', state: 'valid' } }] })
    expect(await boothAt(number)).toMatchObject({ status: 'assigned', order: { until: null, refunding: false } })
    expect(await shownBooth()).toBe(number)
    expect((await ask(booths.getOwnBooth, {})).data).toMatchObject({ booth: { hallId, number }, order: null })
    expect(await eventsAt(number)).toEqual(['assign', 'order'])
    const bookings = (await ask(listOwnBookings, { kind: 'booth' })).data.list
    expect(bookings).toMatchObject([{ state: 'valid', booth: { hallId, number } }])
    expect(await noticesOf(buyer)).toContain('boothAssigned')
  })

  it('that its owner cancels, nobody confirms or nobody pays leaves it free, and the exhibitor may order another', async () => {
    const booth = await firstFree()
    const { number } = booth
    const placed = (await place(booth)).data
    await ask(contract.cancelOrder, { id: placed.id, version: placed.version })
    expect(await boothAt(number)).toMatchObject({ status: 'free', order: null })
    await place(booth)
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
    expect(await boothAt(number)).toMatchObject({ status: 'free' })
    await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)
    // The time of the organizer has ended, that of the payment has not.
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
    expect(await boothAt(number)).toMatchObject({ status: 'held' })
    await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 1_000))
    expect(await boothAt(number)).toMatchObject({ status: 'free' })
    expect(await eventsAt(number)).toEqual(expect.arrayContaining(['order', 'orderClosed']))
    expect(await shownBooth()).toBe('')
    expect((await place(booth, other)).code).toBe(0)
  })

  it('that nobody pays in time is closed, and the exhibitor reads which booth is no longer held', async () => {
    const booth = await firstFree()
    const order = await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)
    const hours = await serviceNamed(server(), 'Live hours')
    const hoursOrder = await confirmedService(server(), wholeServiceOrder(hours, { quantity: 2 }), buyer.headers)
    await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 1_000))
    const heard = async (language: Language, { number }: { number: string }) => {
      const options = { headers: buyer.headers, language }
      const { list } = (await server().ask(listNotices, { kind: 'order', limit: 50 }, options)).data
      const found = list.find((one) => one.text.includes(number))
      return [found?.title, found?.text]
    }
    const [of, ofHours] = [order.number, hoursOrder.number]
    expect(await heard('zh-CN', order)).toEqual([
      '展位订单已自动关闭',
      `您的展位订单 ${of}（设计馆展位 ${booth.number}）未在期限内付款，已自动关闭，该展位不再为您保留。如展位仍空闲，可重新订购。`,
    ])
    expect((await heard('en-US', order))[1]).toContain(`${of} (Design Hall booth ${booth.number}) was not paid in time`)
    expect((await heard('zh-CN', hoursOrder))[1]).toContain(`${ofHours}（直播时长）未在期限内付款`)
    expect(await heard('en-US', hoursOrder)).toEqual([
      'Your service order has expired',
      expect.stringContaining('what was reserved for you has been released'),
    ])
    const mails = await server().database.db.select().from(outbox)
    const templatesOf = (number: string) =>
      mails.filter(({ body }) => body.includes(number)).map(({ template }) => template)
    expect(templatesOf(of)).toContain('boothUnpaid')
    expect(templatesOf(ofHours)).toContain('serviceUnpaid')
    expect([...templatesOf(of), ...templatesOf(ofHours)]).not.toContain('orderClosed')
  })

  it('that is refunded leaves it free, wherever the exhibitor was moved to', async () => {
    const [booth, next] = await free()
    if (!booth || !next) throw new Error('too few booths are free')
    const order = await paid(booth)
    const { exhibitorId } = buyer
    const from = { hallId, number: booth.number }
    expect((await manage(booths.assignBooth, { hallId, number: next.number, exhibitorId, from })).code).toBe(0)
    expect(await boothAt(next.number)).toMatchObject({ order: { id: order.id, until: null } })
    const { list } = (await ask(listOwnBookings, { kind: 'booth' })).data
    expect(list).toMatchObject([{ booth: { number: next.number } }])
    const [line] = order.lines
    const sum = { fen: line?.refundable?.fen ?? 0, lineIds: [line?.id ?? 0] }
    await ask(requestRefund, { key: 'a-booth-back', orderId: order.id, reason: 'personal', ...sum })
    await runDueOrders(server())
    expect(await boothAt(next.number)).toMatchObject({ status: 'free', order: null })
    expect(await shownBooth()).toBe('')
    expect(await noticesOf(buyer)).toContain('boothReleased')
  })

  it('that is paid after it was closed takes the booth again, or is returned if another has it', async () => {
    for (const isTaken of [false, true]) {
      const [mine, theirs] = [await newBoothBuyer(server()), await newBoothBuyer(server())]
      const booth = await firstFree()
      const order = await confirmedService(server(), wholeBoothOrder(service, booth), mine.headers)
      const number = await paymentOf(server(), mine.headers, order)
      provider.failing.set('close', 'silent')
      await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 1_000))
      if (isTaken) await paid(booth, theirs)
      provider.pay(number)
      await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 120_000))
      const { state, refunds } = (await ask(contract.getOwnOrder, { id: order.id }, mine)).data
      expect([state, refunds.length]).toEqual(isTaken ? ['closed', 1] : ['paid', 0])
      const holder = (await boothAt(booth.number))?.exhibitor?.id
      expect(holder).toBe((isTaken ? theirs : mine).exhibitorId)
      expect(await shownBooth(mine)).toBe(isTaken ? '' : booth.number)
    }
  })

  it('is refused for a booth that is taken, reserved, not drawn, or at another price', async () => {
    const [booth, reserved] = await free()
    if (!booth || !reserved) throw new Error('too few booths are free')
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await manage(booths.holdBooth, { hallId, number: reserved.number, until })
    expect((await place(reserved)).code).toBe(errors.BoothTaken.code)
    expect((await place({ ...booth, number: '9Z-99' })).code).toBe(errors.BoothNotFound.code)
    expect((await place({ ...booth, number: '' })).code).toBe(errors.BadInput.code)
    const changed = await place({ ...booth, area: booth.area + 1 })
    expect(changed.code).toBe(errors.OrderPriceChanged.code)
    expect(changed.data).toMatchObject({ payableFen: wholeBoothOrder(service, booth).payableFen })
    expect((await place(booth, other)).code).toBe(0)
    const second = await place(booth)
    expect(second.code).toBe(errors.BoothTaken.code)
    expect(second.data).toMatchObject({ number: booth.number, field: 'booth' })
    await manage(booths.releaseBooth, { hallId, number: reserved.number, exhibitorId: null, heldUntil: until })
  })

  it('is refused to an exhibitor that has a booth, or another order of one', async () => {
    const [booth, next] = await free()
    if (!booth || !next) throw new Error('too few booths are free')
    const { id: orderId } = (await place(booth)).data
    const { number } = booth
    expect((await place(next)).data).toMatchObject({ error: 'OwnBoothExists', number, orderId })
    const colleague = await newColleague(server(), buyer)
    expect((await place(next, colleague)).data).toMatchObject({ error: 'OwnBoothExists', number, orderId: null })
    const { exhibitorId } = other
    await manage(booths.assignBooth, { hallId, number: next.number, exhibitorId, from: null })
    const third = await firstFree()
    const refused = await place(third, other)
    expect(refused.data).toMatchObject({ error: 'OwnBoothExists', number: next.number, orderId: null })
  })
})

describe('an organizer', () => {
  it('changes nothing of a booth that an open order holds, and keeps one that is paid until it is refunded', async () => {
    const [booth, next] = await free()
    if (!booth || !next) throw new Error('too few booths are free')
    const { number } = booth
    const { exhibitorId } = buyer
    const { id } = (await place(booth)).data
    const assign = (to: string, who: number) =>
      manage(booths.assignBooth, { hallId, number: to, exhibitorId: who, from: null })
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    for (const answer of [
      await assign(number, other.exhibitorId),
      await assign(next.number, exhibitorId),
      await manage(booths.holdBooth, { hallId, number, until: day }),
      await manage(booths.releaseBooth, { hallId, number, exhibitorId }),
    ])
      expect(answer.data).toMatchObject({ error: 'BoothOrdered', number })
    const occupied = await manage(booths.occupyBooth, { hallId, number, exhibitorId })
    expect(occupied.code).toBe(errors.BoothOrdered.code)
    const moved = await manage(booths.assignBooth, {
      hallId,
      number: next.number,
      exhibitorId,
      from: { hallId, number },
    })
    expect(moved.code).toBe(errors.BoothOrdered.code)
    const listed = await manage(booths.assignBooths, {
      hallId,
      assignments: [{ number, exhibitorId: other.exhibitorId }],
    })
    expect(listed.data.skipped).toMatchObject([{ number, reason: 'boothTaken' }])

    const order = (await ask(contract.getOwnOrder, { id })).data
    await manage(contract.confirmOrder, { id, version: order.version })
    provider.pay(await paymentOf(server(), buyer.headers, order))
    await ask(checkPayment, { orderId: id })
    const released = await manage(booths.releaseBooth, { hallId, number, exhibitorId })
    expect(released.data).toMatchObject({ error: 'BoothPaid', number })
    expect((await manage(booths.occupyBooth, { hallId, number, exhibitorId })).code).toBe(0)
  })
})

it('the booths of a hall are offered while it has a published plan', async () => {
  const offered = (await ask(listServices, {})).data.filter(({ kind }) => kind === 'booth')
  expect(offered).toHaveLength(3)
  for (const { booth } of offered) expect(booth?.hallId).toBeGreaterThan(0)
})

it('a hall with a booth that was ordered is not deleted', async () => {
  const remove = async () => {
    const { revision } = (await manage(getContent, { kind: 'hall', id: hallId })).data
    return (await manage(deleteContent, { kind: 'hall', id: hallId, revision })).data
  }
  const before = await remove()
  await place(await firstFree())
  expect(await remove()).toMatchObject({ error: 'ContentInUse', count: Number(Object(before).count) + 1 })
})

it('booths of a deleted hall are not sold', async () => {
  const remove = (deletedAt: Date | null) =>
    server()
      .database.db.update(contentItems)
      .set({ deletedAt })
      .where(and(eq(contentItems.kind, 'hall'), eq(contentItems.id, hallId)))
  const none = { place: null, template: null, ticketTypeId: null, refundUntil: null, refundFeePercent: 0 }
  const name = { zh: '展位', en: 'Booth' }
  const sold = {
    kind: 'booth',
    name,
    description: name,
    fen: 30_000,
    hallId,
    shown: true,
    position: 1,
    ...none,
  } as const
  const save = async () => (await manage(saveService, { id: null, version: null, service: sold })).data
  expect(await save()).toMatchObject({ error: 'ServiceHallTaken' })
  await remove(new Date())
  try {
    expect(await save()).toMatchObject({ error: 'ServiceMismatch', field: 'hallId' })
  } finally {
    await remove(null)
  }
})
