import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, refundService, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { orderLines } from '#server/modules/commerce/orders/orders.schema.ts'
import { receivePayment } from '#server/modules/commerce/payments/receive.ts'
import { payments, refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import { booths } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { type BoothBuyer, freeBooths, newBoothBuyer, wholeBoothOrder } from '#tests/setup/money/booths.ts'
import { orderKey, paymentOf, runDueOrders } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, serviceNamed } from '#tests/setup/money/services.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'

/** Refunds of organizers on ten connections, with their control: the same without its guard. */
const server = useServer('demo')
let service: Service
let provider = createPaymentPort()
let desk: { headers: { token: string } }
let buyer: BoothBuyer
beforeAll(async () => {
  service = await serviceNamed(server(), 'Design Hall booth')
})
beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  buyer = await newBoothBuyer(server())
  desk = { headers: await signedInAs(server(), userTypes.organizer) }
  await forgetAttempts(server())
})

const codesOf = (outcomes: PromiseSettledResult<{ code: number }>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const countOf = (codes: readonly number[], one: number) => codes.filter((code) => code === one).length
const ownBooth = async () =>
  (await server().database.db.select().from(booths).where(eq(booths.exhibitorId, buyer.exhibitorId)))[0]
const read = async ({ id }: Pick<Order, 'id'>) =>
  (await server().ask(getOwnOrder, { id }, { headers: buyer.headers })).data

/** An order of a booth, and its payment at the provider. */
async function payable() {
  const [booth] = await freeBooths(server(), service, buyer)
  if (!booth) throw new Error('no booth is free')
  const order = await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)
  const number = await paymentOf(server(), buyer.headers, order)
  return { order, number, pay: () => provider.pay(number) }
}
const check = ({ id }: Pick<Order, 'id'>) => server().ask(checkPayment, { orderId: id }, { headers: buyer.headers })
const organizerRefunds = ({ id, lines, payableFen }: Order, key = orderKey()) => {
  const input = { key, orderId: id, lineIds: lines.map((line) => line.id), note: '展位调整', fen: payableFen }
  return server().ask(refundService, input, desk)
}
const exhibitorRefunds = ({ id, lines }: Order) => {
  const input = { key: orderKey(), orderId: id, lineIds: lines.map((line) => line.id), reason: 'personal' as const }
  return server().ask(requestRefund, { ...input, fen: lines[0]?.refundable?.fen ?? 0 }, { headers: buyer.headers })
}

describe('a paid order', () => {
  async function paid(): Promise<Order> {
    const { order, pay } = await payable()
    pay()
    return (await check(order)).data
  }

  it('that organizers refund and the exhibitor returns at once is refunded once', async () => {
    const order = await paid()
    const { outcomes } = await race(server().database, 'refund', (racer) =>
      racer % 2 === 0 ? organizerRefunds(order) : exhibitorRefunds(order),
    )
    const codes = codesOf(outcomes)
    expect([countOf(codes, 0), countOf(codes, errors.RefundNotAllowed.code)]).toEqual([1, RACERS - 1])
    await runDueOrders(server())
    const { state, refunds: made } = await read(order)
    expect([state, made.length, provider.refunds().length]).toEqual(['refunded', 1, 1])
    expect(await ownBooth()).toBeUndefined()
  })

  it('that is refunded ten times with one key is refunded once, and all hear that it is', async () => {
    const order = await paid()
    const { outcomes } = await race(server().database, 'refund', () => organizerRefunds(order, 'one-key-of-ten'))
    expect(countOf(codesOf(outcomes), 0)).toBe(RACERS)
    await runDueOrders(server())
    expect(provider.refunds()).toHaveLength(1)
  })

  it('without a hold would have ten refunds, where each looks first and writes then', async () => {
    const order = await paid()
    const { database } = server()
    await race(database, 'refund', (racer) =>
      database.write(async (db) => {
        const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
        if (!line || line.refundId !== null) throw new Error('somebody was first')
        const row = { orderId: order.id, reason: 'organizer' as const, fen: line.paidFen, feeFen: 0 }
        const [added] = await db
          .insert(refunds)
          .values({ ...row, number: `CONTROL-${racer}`, clientKey: `control-${racer}`, state: 'failed' })
          .returning()
        await db
          .update(orderLines)
          .set({ refundId: added?.id ?? null })
          .where(eq(orderLines.id, line.id))
      }),
    )
    expect((await read(order)).refunds).toHaveLength(RACERS)
  })
})

describe('a payment that comes late', () => {
  /** What the provider says of a payment, written down in a transaction that goes on. */
  const receive = (db: Db, number: string, fen: number) =>
    receivePayment({ write: async (work) => work(db) }, server(), number, {
      state: 'paid',
      fen,
      providerNumber: `wx-${number}`,
      paidAt: new Date(),
    })

  it('reopens its order, and who refunds it in that moment waits and refunds all of it', async () => {
    const { order, number, pay } = await payable()
    provider.failing.set('close', 'silent')
    await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 1_000))
    pay()
    expect((await organizerRefunds(order)).code).toBe(errors.RefundNotAllowed.code)
    const answer = await comeSecond(
      server().database,
      (db) => receive(db, number, order.payableFen),
      () => organizerRefunds(order),
    )
    expect(answer.code).toBe(0)
    await runDueOrders(server())
    expect((await read(order)).state).toBe('refunded')
    expect(provider.refunds().map(({ fen }) => fen)).toEqual([order.payableFen])
    expect(await ownBooth()).toBeUndefined()
  })

  it('for an order that was refunded is returned, and takes nothing again', async () => {
    const { order, pay } = await payable()
    pay()
    const { id: orderId, payableFen: fen } = (await check(order)).data
    await organizerRefunds(order)
    await runDueOrders(server())
    const number = `P-LATE-${orderId}`
    const [expiresAt, origin] = [new Date(), 'http://127.0.0.1']
    await provider.port.create({ number, fen, description: '', expiresAt }, origin)
    provider.pay(number)
    await server().database.write(async (db) => {
      await db.insert(payments).values({ number, orderId, method: 'wechat', fen, expiresAt })
      await receive(db, number, fen)
    })
    await runDueOrders(server())
    expect((await read(order)).state).toBe('refunded')
    expect(provider.refunds().map((one) => one.fen)).toEqual([fen, fen])
    expect(await ownBooth()).toBeUndefined()
  })
})
