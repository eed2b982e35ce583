import { eq, ne } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { listBoothEvents, listBooths } from '#contract/fair/booths/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { getOrder, getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, listRefunds, refundService, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { contentChanges, contentItems } from '#server/modules/fair/content/content.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { isInvoiced } from '#server/modules/commerce/invoices/index.ts'
import { orderLines } from '#server/modules/commerce/orders/orders.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { type BoothBuyer, freeBooths, newBoothBuyer, wholeBoothOrder } from '#tests/setup/money/booths.ts'
import { applyFor, paidOrder } from '#tests/setup/money/invoices.ts'
import { newHolder, orderKey, paymentOf, runDueOrders } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const NOTE = '展馆消防通道调整，该展位取消'
let provider = createPaymentPort()
let service: Service
let hallId: number
let buyer: BoothBuyer

beforeAll(async () => {
  service = await serviceNamed(server(), 'Design Hall booth')
  hallId = service.booth?.hallId ?? 0
})
beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
  buyer = await newBoothBuyer(server())
})

const as = async (userType: number) => ({ headers: await signedInAs(server(), userType) })
const read = async ({ id }: Pick<Order, 'id'>) =>
  (await server().ask(getOwnOrder, { id }, { headers: buyer.headers })).data
async function pay(order: Order): Promise<Order> {
  provider.pay(await paymentOf(server(), buyer.headers, order))
  return (await server().ask(checkPayment, { orderId: order.id }, { headers: buyer.headers })).data
}
/** A booth that its exhibitor has paid for. */
async function paidBooth() {
  const [booth] = await freeBooths(server(), service, buyer)
  if (!booth) throw new Error('no booth is free')
  return {
    number: booth.number,
    order: await pay(await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)),
  }
}
const refundOf = (order: Order, over: Partial<InputOf<typeof refundService>> = {}): InputOf<typeof refundService> => ({
  key: orderKey(),
  orderId: order.id,
  lineIds: order.lines.map(({ id }) => id),
  note: NOTE,
  fen: order.payableFen,
  ...over,
})
const refund = async (input: InputOf<typeof refundService>, userType: number = userTypes.organizer) =>
  server().ask(refundService, input, await as(userType))
const boothAt = async (number: string) =>
  (await server().ask(listBooths, { hallId }, await as(userTypes.organizer))).data.booths.find(
    (one) => one.number === number,
  )

const heard = async (language: Language) => {
  const options = { headers: buyer.headers, language }
  const { list } = (await server().ask(listNotices, { kind: 'order', limit: 50 }, options)).data
  return list.find(({ text }) => text.includes(NOTE))
}

describe('an organizer', () => {
  it('refunds a paid booth in full, past the time of its policy; the exhibitor reads why, and the booth is free', async () => {
    const { number, order } = await paidBooth()
    await server().database.write((db) =>
      db.update(orderLines).set({ refundUntil: null }).where(eq(orderLines.orderId, order.id)),
    )
    const before = await read(order)
    expect(before.lines).toMatchObject([{ refundable: null, returnable: true, booking: { boothNumber: number } }])
    const { code, data } = await refund(refundOf(order))
    expect([code, data.state]).toEqual([0, 'refunding'])
    expect(await boothAt(number)).toMatchObject({ status: 'assigned', order: { until: null, refunding: true } })
    await runDueOrders(server())

    const after = await read(order)
    expect(after).toMatchObject({
      state: 'refunded',
      refundedFen: order.payableFen,
      lines: [{ returnable: false, booking: { state: 'refunded' } }],
      refunds: [{ reason: 'organizer', note: NOTE, fen: order.payableFen, feeFen: 0, state: 'succeeded' }],
    })
    expect(after.steps.map(({ action }) => action).slice(-2)).toEqual(['organizerRefund', 'refund'])
    expect(provider.refunds()).toMatchObject([{ fen: order.payableFen }])
    expect(await boothAt(number)).toMatchObject({ status: 'free', order: null })
    const events = await server().ask(listBoothEvents, { hallId, number }, await as(userTypes.organizer))
    expect(events.data[0]?.action).toBe('release')
    const [shown] = await server().database.db.select().from(exhibitors).where(eq(exhibitors.id, buyer.exhibitorId))
    expect(shown?.booth).toBe('')
  })

  it('leaves the exhibitor in the hall that its published content names, and one without content where it is', async () => {
    const hallOf = async () =>
      (await server().database.db.select().from(exhibitors).where(eq(exhibitors.id, buyer.exhibitorId)))[0]?.hallId
    const [other] = await server().database.db.select().from(halls).where(ne(halls.id, hallId))
    for (const hall of [other?.id ?? 0, null, undefined]) {
      buyer = await newBoothBuyer(server())
      const item = { kind: 'exhibitor' as const, id: buyer.exhibitorId, words: '', tokens: [], publishedRevision: 1 }
      const document: AnyDocument = { hall: hall ?? null }
      const change = { kind: item.kind, itemId: item.id, revision: 1, action: 'publish' as const, document }
      if (hall !== undefined)
        await server().database.write(async (db) => {
          await db.insert(contentItems).values(item)
          await db.insert(contentChanges).values(change)
        })
      const { order } = await paidBooth()
      expect(await hallOf()).toBe(hallId)
      await refund(refundOf(order))
      await runDueOrders(server())
      expect(await hallOf()).toBe(hall === undefined ? hallId : hall)
    }
  })

  it('notifies the exhibitor in its language, in the personal center and by mail', async () => {
    const { order } = await paidBooth()
    await refund(refundOf(order))
    const sum = (order.payableFen / 100).toFixed(2)
    expect(await heard('zh-CN')).toMatchObject({
      title: '主办方已为您办理退款',
      text: `主办方已为您的展务订单 ${order.number} 办理退款 ¥${sum}，款项将退回原支付账户。原因：${NOTE}。`,
      link: expect.stringContaining(`id=${order.id}`),
    })
    expect((await heard('en-US'))?.text).toContain(`is refunding CNY ${sum} of your service order ${order.number}`)
    const mails = await server().database.db.select().from(outbox)
    expect(mails.filter(({ body }) => body.includes(NOTE) && body.includes(order.number))).toMatchObject([
      { template: 'serviceRefunded' },
    ])
  })

  it('refunds once for a key, and what another refund has not', async () => {
    const { order } = await paidBooth()
    const input = refundOf(order)
    expect([(await refund(input)).code, (await refund(input)).code]).toEqual([0, 0])
    expect((await refund(refundOf(order))).code).toBe(errors.RefundNotAllowed.code)
    await runDueOrders(server())
    expect(provider.refunds()).toHaveLength(1)
    expect((await read(order)).refunds).toHaveLength(1)
  })

  it('refunds single badges of an order; the others stay valid', async () => {
    const badges = await serviceNamed(server(), 'Exhibitor badges')
    const input = wholeServiceOrder(badges, { quantity: 2, holders: [newHolder(), newHolder()] })
    const order = await pay(await confirmedService(server(), input, buyer.headers))
    const [first] = order.lines
    await refund(refundOf(order, { lineIds: [first?.id ?? 0], fen: first?.paidFen ?? 0 }))
    await runDueOrders(server())
    expect(await read(order)).toMatchObject({
      state: 'partlyRefunded',
      lines: [{ ticket: { state: 'refunded' } }, { returnable: true }],
    })
  })

  it('ends an invoice with the order, where an exhibitor would have to have it reversed first', async () => {
    const { order } = await paidBooth()
    expect((await applyFor(server(), buyer.headers, order)).code).toBe(0)
    const own = { key: orderKey(), orderId: order.id, lineIds: order.lines.map(({ id }) => id), fen: 0 }
    const requested = await server().ask(requestRefund, { ...own, reason: 'other' }, { headers: buyer.headers })
    expect(requested.code).toBe(errors.OrderInvoiced.code)
    expect((await refund(refundOf(order))).code).toBe(0)
    expect(await isInvoiced(server().database.db, order.id)).toBe(false)
    expect((await heard('zh-CN'))?.text).toContain('该订单的发票申请随退款取消，已开具的发票将冲红')
    expect((await heard('en-US'))?.text).toContain('The invoice request for the order is canceled with it')
  })

  it('ends the invoice of the whole order with one line; the exhibitor reads it, and applies again for the rest', async () => {
    const badges = await serviceNamed(server(), 'Exhibitor badges')
    const input = wholeServiceOrder(badges, { quantity: 2, holders: [newHolder(), newHolder()] })
    const order = await pay(await confirmedService(server(), input, buyer.headers))
    expect((await applyFor(server(), buyer.headers, order)).code).toBe(0)
    const [first] = order.lines
    await refund(refundOf(order, { lineIds: [first?.id ?? 0], fen: first?.paidFen ?? 0 }))
    expect((await heard('zh-CN'))?.text).toContain('其余未退部分，您可以之后重新申请发票')
    await runDueOrders(server())
    const again = await applyFor(server(), buyer.headers, order)
    expect(again.data).toMatchObject({ state: 'applied', fen: order.payableFen - (first?.paidFen ?? 0) })
  })
})

it('is done by who confirms services and by finance, and by nobody else', async () => {
  const { order } = await paidBooth()
  for (const userType of [userTypes.supervisor, userTypes.exhibitor, userTypes.buyer])
    expect((await refund(refundOf(order), userType)).code).toBe(errors.NotAllowed.code)
  expect((await refund(refundOf(order), userTypes.financeStaff)).code).toBe(0)
  const { list } = (await server().ask(listRefunds, {}, await as(userTypes.financeStaff))).data
  expect(list[0]).toMatchObject({ orderId: order.id, reason: 'organizer', note: NOTE })
})

describe('is refused', () => {
  it('without a reason, or with a long one, at its field', async () => {
    const { order } = await paidBooth()
    for (const note of ['  ', '长'.repeat(201)])
      expect((await refund(refundOf(order, { note }))).data).toMatchObject({ fields: [{ field: 'input.note' }] })
  })

  it('for orders of tickets, unpaid ones, other lines and another sum', async () => {
    const tickets = (await paidOrder(server(), provider)).order
    expect((await refund(refundOf(tickets))).code).toBe(errors.OrderNotFound.code)
    const [booth] = await freeBooths(server(), service, buyer)
    if (!booth) throw new Error('no booth is free')
    const unpaid = await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)
    expect((await refund(refundOf(unpaid))).code).toBe(errors.RefundNotAllowed.code)
    const order = await pay(unpaid)
    const [line] = tickets.lines
    expect((await refund(refundOf(order, { lineIds: [line?.id ?? 0] }))).code).toBe(errors.RefundNotAllowed.code)
    const other = await refund(refundOf(order, { fen: order.payableFen - 1 }))
    expect(other.data).toMatchObject({ error: 'OrderPriceChanged', payableFen: order.payableFen })
    const managed = await server().ask(getOrder, { id: order.id }, await as(userTypes.organizer))
    expect(managed.data.state).toBe('paid')
  })
})
