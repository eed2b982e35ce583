import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { type FakeWechatPay, openFakeWechatPay } from '#server/providers/payment/wechat/fake/open-fake.ts'
import { cancelOrder, getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { runDueOrders, orderKey, paymentOf, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { confirmedService, dayIn, newExhibitors, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'
import { payments, refunds } from './payments.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

/**
 * WeChat Pay as it misbehaves, for tickets and for services: after each fault notifications, queries and the clock reach
 * its truth, once.
 */
const server = useServer('demo')
let fake: FakeWechatPay
let exhibitors: { token: string }[]
beforeAll(async () => {
  exhibitors = await newExhibitors(server(), EXHIBITORS)
  fake = await openFakeWechatPay({
    async deliver({ url, headers, body }) {
      const { pathname } = new URL(url)
      const answer = await server().app.inject({ method: 'POST', url: pathname, headers, payload: body })
      return answer.statusCode
    },
  })
  const config = readConfig({ DATA_DIR: './data', PUBLIC_URL: 'https://fair.example', ...fake.settings })
  server().providers.payment = openProviders(config).payment
})
afterAll(() => fake.close())
beforeEach(async () => {
  fake.autoRefund = 'SUCCESS'
  await forgetAttempts(server())
})

const MINUTE = 60_000
/** one a case, and the days from the first on of each */
const EXHIBITORS = 20
const FIRST_DAY = 40
const after = (minutes: number) => runDueOrders(server(), new Date(Date.now() + minutes * MINUTE))
/**
 * What the fair does by its clock until nothing is under way any more: a refund that its notification holds is left alone
 * by the clock.
 */
const settle = async () => {
  for (const minutes of [2, 4, 6]) {
    await after(minutes)
    await fake.idle()
  }
}

interface Ordered {
  headers: { token: string }
  order: Order
}
interface Case extends Ordered {
  number: string
}

async function orderTicket(): Promise<Ordered> {
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  return { headers, order: await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket'))) }
}
async function orderService(day = FIRST_DAY + exhibitors.length): Promise<Ordered> {
  const headers = exhibitors.pop() ?? { token: '' }
  const banner = await serviceNamed(server(), 'Exhibits banner')
  const input = wholeServiceOrder(banner, { days: { from: dayIn(day), until: dayIn(day) } })
  return { headers, order: await confirmedService(server(), input, headers) }
}
async function open(ordered: () => Promise<Ordered>): Promise<Case> {
  const { headers, order } = await ordered()
  return { headers, order, number: await paymentOf(server(), headers, order) }
}
const read = async ({ headers, order: { id } }: Case) => (await server().ask(getOwnOrder, { id }, { headers })).data
const look = ({ headers, order: { id } }: Case) => server().ask(checkPayment, { orderId: id }, { headers })
const giveBack = async (one: Case) => {
  const { id: orderId, lines } = await read(one)
  const fen = lines.reduce((sum, { refundable }) => sum + (refundable?.fen ?? 0), 0)
  const input = { orderId, lineIds: lines.map(({ id }) => id), reason: 'weather' as const, fen }
  return server().ask(requestRefund, { key: orderKey(), ...input }, { headers: one.headers })
}
/** What was done to an order since it waits for payment. */
const stepsOf = ({ steps }: Order) =>
  steps.map(({ action }) => action).filter((action) => action !== 'place' && action !== 'confirm')

/** Our books of a payment and the provider's, in fen: what was paid, and what was returned. */
async function books({ number, order }: Case) {
  const { db } = server().database
  const [payment] = await db.select().from(payments).where(eq(payments.number, number))
  const given = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const theirs = fake.books()
  const paid = theirs.payments.find((one) => one.order.out_trade_no === number)
  const back = theirs.refunds.filter((one) => one.order.out_trade_no === number && one.status === 'SUCCESS')
  return {
    ours: [
      payment?.paidFen ?? 0,
      given.filter(({ state }) => state === 'succeeded').reduce((sum, { fen }) => sum + fen, 0),
    ],
    theirs: [paid?.paidAt ? paid.fen : 0, back.reduce((sum, one) => sum + one.order.amount.refund, 0)],
    refunds: back.length,
  }
}
async function assertSameBooks(one: Case): Promise<void> {
  const { ours, theirs } = await books(one)
  expect(ours).toEqual(theirs)
}

/** Each an order that waits for its payment, of somebody who has ordered nothing else. */
describe.each([
  ['tickets', orderTicket],
  ['services', () => orderService()],
])('of %s', (_, ordered) => {
  const opened = () => open(ordered)

  it('a notification that comes five times pays once', async () => {
    const one = await opened()
    await fake.pay(one.number, { times: 5 })
    const order = await read(one)
    expect([order.state, stepsOf(order)]).toEqual(['paid', ['pay']])
    await assertSameBooks(one)
  })

  it('no notification: a look of the page finds it, or the clock', async () => {
    const [seen, unseen] = [await opened(), await opened()]
    for (const one of [seen, unseen]) await fake.pay(one.number, { quiet: true })
    expect((await look(seen)).data.state).toBe('paid')
    await settle()
    expect((await read(unseen)).state).toBe('paid')
    await assertSameBooks(unseen)
  })

  it.each([
    ['of a serial that nobody knows', { unknownSerial: true }],
    ['with a stale time', { age: 600 }],
    ['with another’s signature', { signature: 'wrong' as const }],
    ['that probes for an open door', { signature: 'probe' as const }],
  ])('a notification %s changes nothing', async (_name, tampering) => {
    const one = await opened()
    await fake.pay(one.number, { quiet: true })
    expect(await fake.tellPayment(one.number, tampering)).toBeGreaterThanOrEqual(400)
    expect((await read(one)).state).toBe('pending')
    await settle()
    expect((await read(one)).state).toBe('paid')
  })

  it('a payment of another amount is returned in full, once', async () => {
    const one = await opened()
    await fake.pay(one.number, { fen: 1, times: 2 })
    await settle()
    await assertSameBooks(one)
    const order = await read(one)
    expect([order.state, stepsOf(order).filter((step) => step === 'returnPayment')]).toEqual([
      'pending',
      ['returnPayment'],
    ])
    expect((await books(one)).refunds).toBe(1)
  })

  it('500 after the payment was opened: the same number is requested again', async () => {
    const { headers, order } = await ordered()
    fake.script('create', 'failAfter')
    await expect(paymentOf(server(), headers, order)).rejects.toThrow('支付服务暂时不可用')
    const number = await paymentOf(server(), headers, order)
    expect(fake.books().payments.filter((one) => one.order.out_trade_no === number)).toHaveLength(1)
  })

  it('silence leaves the order as it is, and the clock asks again', async () => {
    const one = await opened()
    await fake.pay(one.number, { quiet: true })
    fake.script('query', 'fail')
    expect((await look(one)).data.state).toBe('pending')
    await settle()
    expect((await read(one)).state).toBe('paid')
  })

  it('paid while it is being closed: the payment is taken as long as there is room', async () => {
    const one = await opened()
    await server().ask(cancelOrder, { id: one.order.id, version: one.order.version }, { headers: one.headers })
    fake.script('close', 'payFirst')
    await settle()
    const order = await read(one)
    expect([order.state, stepsOf(order)]).toEqual(['paid', ['close', 'reopen']])
    await assertSameBooks(one)
  })

  it('a refund that is told before its payment, and five times: both are written down once', async () => {
    const one = await opened()
    await fake.pay(one.number, { quiet: true })
    await look(one)
    fake.autoRefund = undefined
    await giveBack(one)
    await after(0)
    const [refund] = await server().database.db.select().from(refunds).where(eq(refunds.orderId, one.order.id))
    await fake.settleRefund(refund?.number ?? '', 'SUCCESS', { times: 5 })
    await fake.tellPayment(one.number)
    const order = await read(one)
    expect([order.state, stepsOf(order)]).toEqual(['refunded', ['pay', 'askRefund', 'refund']])
    await assertSameBooks(one)
  })

  it('500 after a refund was taken: it is found by its number, and given once', async () => {
    const one = await opened()
    await fake.pay(one.number)
    fake.autoRefund = undefined
    await giveBack(one)
    fake.script('refund', 'failAfter')
    await after(2)
    const [refund] = await server().database.db.select().from(refunds).where(eq(refunds.orderId, one.order.id))
    await fake.settleRefund(refund?.number ?? '', 'SUCCESS', { quiet: true })
    await after(4)
    expect((await read(one)).state).toBe('refunded')
    expect((await books(one)).refunds).toBe(1)
    await assertSameBooks(one)
  })

  it('a refund that fails after it was taken waits for finance', async () => {
    const one = await opened()
    await fake.pay(one.number)
    fake.autoRefund = undefined
    await giveBack(one)
    await after(0)
    const [refund] = await server().database.db.select().from(refunds).where(eq(refunds.orderId, one.order.id))
    await fake.settleRefund(refund?.number ?? '', 'ABNORMAL')
    expect((await read(one)).state).toBe('refundFailed')
    await assertSameBooks(one)
  })
})

it('paid while it is being closed, and another has the day: it goes back in full, once', async () => {
  const one = await open(() => orderService(FIRST_DAY))
  await server().ask(cancelOrder, { id: one.order.id, version: one.order.version }, { headers: one.headers })
  const other = await open(() => orderService(FIRST_DAY))
  fake.script('close', 'payFirst')
  await settle()
  const order = await read(one)
  expect([order.state, stepsOf(order)]).toEqual(['closed', ['close', 'returnPayment', 'refund']])
  expect((await books(one)).refunds).toBe(1)
  await assertSameBooks(one)
  expect((await read(other)).state).toBe('pending')
})
