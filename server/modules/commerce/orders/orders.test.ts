import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { claimCoupon } from '#contract/commerce/coupons/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/commerce/orders/endpoints.ts'
import { HOLD_MS } from '#contract/commerce/orders/limits.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, listRefunds, requestRefund, retryRefund } from '#contract/commerce/payments/endpoints.ts'
import { listOwnTickets, nameTicket } from '#contract/commerce/tickets/endpoints.ts'
import { HOLDER_CHECKS_PER_HOUR } from '#contract/commerce/tickets/limits.ts'
import { couponRow } from '#tests/setup/coupons.ts'
import { signedInAs } from '#tests/setup/access.ts'
import {
  runDueOrders,
  heldOf,
  holdsOver,
  liftLimits,
  newHolder,
  orderKey,
  paymentOf,
  placed,
  typeNamed,
  wholeOrder,
} from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import { coupons } from '#server/modules/commerce/coupons/coupons.schema.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { buyer, tourist } = userTypes
let provider = createPaymentPort()

beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await liftLimits(server())
})

const as = (userType: number) => signedInAs(server(), userType)
async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, userType: number = buyer) {
  return server().ask(endpoint, input, { headers: await as(userType) })
}
const read = async (id: number): Promise<Order> => (await ask(contract.getOwnOrder, { id })).data

/** An order of the buyer that is paid. */
async function paid(name = 'One-day ticket', quantity = 1): Promise<Order> {
  const headers = await as(buyer)
  const order = await placed(server(), headers, wholeOrder(await typeNamed(server(), name), quantity))
  provider.pay(await paymentOf(server(), headers, order))
  return (await ask(checkPayment, { orderId: order.id })).data
}
/** Ends everything that waits, so that no test runs into the limits of another. */
const clear = () => runDueOrders(server(), holdsOver())

describe('an order of tickets', () => {
  it('holds its tickets, is paid by what the provider says, and gives tickets that open', async () => {
    const before = await heldOf(server())
    const type = await typeNamed(server(), 'One-day ticket')
    const order = await placed(server(), await as(buyer), wholeOrder(type, 2))
    expect(order).toMatchObject({ state: 'pending', totalFen: 12_000, payableFen: 12_000 })
    expect(await heldOf(server())).toBe(before + 2)
    const number = await paymentOf(server(), await as(buyer), order)
    expect((await ask(checkPayment, { orderId: order.id })).data.state).toBe('pending')
    provider.pay(number)
    const done = (await ask(checkPayment, { orderId: order.id })).data
    expect(done).toMatchObject({ state: 'paid', method: 'wechat', closeReason: null })
    expect(done.lines.map(({ paidFen, ticket }) => [paidFen, ticket?.state])).toEqual([
      [6_000, 'inactive'],
      [6_000, 'inactive'],
    ])
    const { list } = (await ask(listOwnTickets, { state: 'inactive' })).data
    expect(list.filter(({ orderId }) => orderId === order.id).map(({ qr }) => qr.startsWith('YZ1.'))).toEqual([
      true,
      true,
    ])
    await clear()
    expect(await heldOf(server())).toBe(before + 2)
  })

  it('of nothing to pay is complete at once, without the provider', async () => {
    const type = await typeNamed(server(), 'Trade visitor ticket')
    const order = await placed(server(), await as(buyer), wholeOrder(type))
    expect(order).toMatchObject({ state: 'paid', method: 'free', payableFen: 0 })
    expect(provider.books.size).toBe(0)
  })

  it('is placed once for a key', async () => {
    const input = wholeOrder(await typeNamed(server(), 'One-day ticket'))
    const before = await heldOf(server())
    const first = await placed(server(), await as(buyer), input)
    expect((await placed(server(), await as(buyer), input)).id).toBe(first.id)
    expect(await heldOf(server())).toBe(before + 1)
    await clear()
  })

  it('is given up by its owner as it was seen, and returns what it held', async () => {
    const before = await heldOf(server())
    const { id, version } = await placed(
      server(),
      await as(buyer),
      wholeOrder(await typeNamed(server(), 'One-day ticket')),
    )
    expect((await ask(contract.cancelOrder, { id, version: version + 1 })).code).toBe(errors.OrderChanged.code)
    expect((await ask(contract.cancelOrder, { id, version })).data).toMatchObject({
      state: 'closed',
      closeReason: 'cancelled',
    })
    expect(await heldOf(server())).toBe(before)
    expect((await ask(contract.cancelOrder, { id, version: version + 1 })).code).toBe(errors.OrderNotNow.code)
  })

  it('ends when its time is over, and can no longer be paid', async () => {
    const before = await heldOf(server())
    const order = await placed(server(), await as(buyer), wholeOrder(await typeNamed(server(), 'One-day ticket')))
    await runDueOrders(server(), holdsOver())
    expect(await read(order.id)).toMatchObject({ state: 'closed', closeReason: 'overtime' })
    expect(await heldOf(server())).toBe(before)
  })

  it('that is paid after its end is taken as long as there is room', async () => {
    const order = await placed(server(), await as(buyer), wholeOrder(await typeNamed(server(), 'One-day ticket')))
    const number = await paymentOf(server(), await as(buyer), order)
    provider.failing.set('close', 'silent')
    await runDueOrders(server(), holdsOver())
    expect((await read(order.id)).state).toBe('closed')
    provider.pay(number)
    await runDueOrders(server(), new Date(Date.now() + 3 * HOLD_MS))
    const now = await read(order.id)
    expect(now).toMatchObject({ state: 'paid', refunds: [] })
    expect(now.steps.map(({ action }) => action)).toEqual(['place', 'close', 'reopen'])
  })

  it('that is paid after its end is returned in full where its number has another ticket', async () => {
    const type = await typeNamed(server(), 'One-day ticket')
    const holders = [newHolder()]
    const input = () => wholeOrder(type, 1, { lines: [{ typeId: type.id, quantity: 1, holders }] })
    const order = await placed(server(), await as(buyer), input())
    const number = await paymentOf(server(), await as(buyer), order)
    provider.failing.set('close', 'silent')
    await runDueOrders(server(), holdsOver())
    const other = await placed(server(), await as(tourist), input())
    provider.pay(await paymentOf(server(), await as(tourist), other))
    expect((await ask(checkPayment, { orderId: other.id }, tourist)).data.state).toBe('paid')
    provider.pay(number)
    await runDueOrders(server(), new Date(Date.now() + 3 * HOLD_MS))
    const now = await read(order.id)
    expect(now.state).toBe('closed')
    expect(now.refunds).toMatchObject([{ fen: 6_000, feeFen: 0, state: 'succeeded' }])
    expect(provider.refunds().map(({ fen }) => fen)).toEqual([6_000])
  })

  it('with a payment of another amount is not paid, and the money is refunded', async () => {
    const order = await placed(server(), await as(buyer), wholeOrder(await typeNamed(server(), 'One-day ticket')))
    provider.pay(await paymentOf(server(), await as(buyer), order), 1)
    await ask(checkPayment, { orderId: order.id })
    await runDueOrders(server())
    expect((await read(order.id)).state).toBe('pending')
    expect(provider.refunds().map(({ fen }) => fen)).toEqual([1])
    await clear()
  })
})

describe('a refund', () => {
  it('gives one of two tickets back by its policy, and keeps the fee', async () => {
    const order = await paid('One-day ticket', 2)
    const before = await heldOf(server())
    const [line] = order.lines
    expect(line?.refundable).toEqual({ fen: 5_400, feeFen: 600 })
    const input = { orderId: order.id, lineIds: [line?.id ?? 0], reason: 'personal' as const, fen: 5_400 }
    const { data } = await ask(requestRefund, { key: orderKey(), ...input })
    expect(data.state).toBe('refunding')
    expect(data.lines[0]?.ticket?.state).toBe('locking')
    await runDueOrders(server())
    const now = await read(order.id)
    expect(now).toMatchObject({ state: 'partlyRefunded', refundedFen: 5_400 })
    expect(now.lines.map(({ ticket }) => ticket?.state)).toEqual(['refunded', 'inactive'])
    expect(provider.refunds()).toMatchObject([{ fen: 5_400 }])
    expect(await heldOf(server())).toBe(before - 1)
    // What was returned opens nothing, and cannot be returned again.
    const again = await ask(requestRefund, { key: orderKey(), ...input })
    expect(again.code).toBe(errors.RefundNotAllowed.code)
  })

  it('of another sum than was shown is told first', async () => {
    const { id: orderId, lines } = await paid()
    const input = { key: orderKey(), orderId, lineIds: [lines[0]?.id ?? 0], reason: 'weather' as const, fen: 6_000 }
    expect((await ask(requestRefund, input)).code).toBe(errors.OrderPriceChanged.code)
    expect((await read(orderId)).state).toBe('paid')
  })

  it('that the provider refuses waits for finance, who has it tried again with the same number', async () => {
    const { id: orderId, lines } = await paid()
    const input = { key: orderKey(), orderId, lineIds: [lines[0]?.id ?? 0], reason: 'weather' as const, fen: 5_400 }
    await ask(requestRefund, input)
    provider.failing.set('refund', 'refused')
    await runDueOrders(server())
    const failed = await read(orderId)
    expect(failed.state).toBe('refundFailed')
    const [row] = (await ask(listRefunds, { state: 'failed' }, userTypes.financeStaff)).data.list
    expect(row).toMatchObject({ orderId, failure: 'fake: refused' })
    expect((await ask(retryRefund, { id: row?.id ?? 0 }, userTypes.financeStaff)).data.state).toBe('asked')
    await runDueOrders(server())
    expect((await read(orderId)).state).toBe('refunded')
    expect(provider.refunds()).toHaveLength(1)
  })

  it('of which the provider says nothing after taking it is found again, and given once', async () => {
    const { id: orderId, lines } = await paid()
    const input = { key: orderKey(), orderId, lineIds: [lines[0]?.id ?? 0], reason: 'weather' as const, fen: 5_400 }
    await ask(requestRefund, input)
    provider.failing.set('refund', 'afterwards')
    await runDueOrders(server())
    expect((await read(orderId)).state).toBe('refunding')
    await runDueOrders(server(), new Date(Date.now() + 60_000))
    expect((await read(orderId)).state).toBe('refunded')
    expect(provider.refunds()).toHaveLength(1)
  })
})

it('limits the attempts to guess the owners of numbers', async () => {
  const type = await typeNamed(server(), 'Group ticket')
  const lines = [{ typeId: type.id, quantity: 2, holders: [] }]
  const order = await placed(server(), await as(buyer), wholeOrder(type, 2, { lines }))
  provider.pay(await paymentOf(server(), await as(buyer), order))
  const [line] = (await ask(checkPayment, { orderId: order.id })).data.lines
  const { database, providers } = server()
  const { identity } = providers
  let input = 0
  providers.identity = { check: async () => ({ passed: (input += 1) < 0, byService: true }) }
  try {
    const { userid } = await as(buyer)
    await database.write((db) => countAttempt(db, `holder:${userid}`, 3_600, HOLDER_CHECKS_PER_HOUR - 1))
    const answers = []
    for (let n = 0; n < 2; n += 1)
      answers.push((await ask(nameTicket, { id: line?.ticket?.id ?? 0, holder: newHolder() })).code)
    answers.push((await ask(contract.placeTicketOrder, wholeOrder(await typeNamed(server(), 'One-day ticket')))).code)
    const { TooManyRequests, HolderNotVerified } = errors
    expect(answers).toEqual([HolderNotVerified.code, TooManyRequests.code, TooManyRequests.code])
    expect(input).toBe(1)
  } finally {
    providers.identity = identity
    await forgetAttempts({ database })
  }
})

it('a ticket is named later, and corrected once', async () => {
  const type = await typeNamed(server(), 'Group ticket')
  const lines = [{ typeId: type.id, quantity: 2, holders: [] }]
  const order = await placed(server(), await as(buyer), wholeOrder(type, 2, { lines }))
  provider.pay(await paymentOf(server(), await as(buyer), order))
  const [line] = (await ask(checkPayment, { orderId: order.id })).data.lines
  const id = line?.ticket?.id ?? 0
  expect((await ask(nameTicket, { id, holder: newHolder({ name: '甲' }) })).data.holder?.name).toBe('甲')
  expect((await ask(nameTicket, { id, holder: newHolder({ name: '乙' }) })).data).toMatchObject({ mayName: false })
  expect((await ask(nameTicket, { id, holder: newHolder() })).code).toBe(errors.TicketNotNow.code)
})

it('the number of an ID is nowhere as it was typed', async () => {
  const holder = newHolder({ idNumber: 'SECRET77' })
  const type = await typeNamed(server(), 'One-day ticket')
  await placed(
    server(),
    await as(buyer),
    wholeOrder(type, 1, { lines: [{ typeId: type.id, quantity: 1, holders: [holder] }] }),
  )
  const stored = await server().database.db.select().from(tickets)
  expect(stored.filter(({ holderHash }) => holderHash !== null).length).toBeGreaterThan(0)
  expect(JSON.stringify(stored)).not.toContain('SECRET77')
  await clear()
})

describe('a coupon', () => {
  it('takes its part off each ticket, comes back when the order is given up, before or after it was paid, and what is refunded is what was paid', async () => {
    const [coupon] = await server().database.write((db) =>
      db
        .insert(coupons)
        .values(couponRow({ clientKey: orderKey(), name: { zh: '满百减二十', en: '20 off' } }))
        .returning(),
    )
    const { data: claims } = await ask(claimCoupon, { id: coupon?.id ?? 0, key: orderKey() })
    const type = await typeNamed(server(), 'Child ticket')
    const input = () =>
      wholeOrder(type, 4, {
        couponId: claims.id,
        payableFen: 10_000,
        lines: [{ typeId: type.id, quantity: 4, holders: [] }],
      })
    await server().database.write((db) =>
      db.execute(sql`update ticket_type set per_order = 5, per_person = 100 where kind = 'child'`),
    )
    const { id, version } = await placed(server(), await as(buyer), input())
    expect((await ask(contract.placeTicketOrder, input())).code).toBe(errors.CouponUsed.code)
    await ask(contract.cancelOrder, { id, version })
    const order = await placed(server(), await as(buyer), input())
    expect(order).toMatchObject({ totalFen: 12_000, discountFen: 2_000, payableFen: 10_000, couponName: '满百减二十' })
    expect(order.lines.map(({ paidFen }) => paidFen)).toEqual([2_500, 2_500, 2_500, 2_500])
    provider.pay(await paymentOf(server(), await as(buyer), order))
    const { data: done } = await ask(checkPayment, { orderId: order.id })
    const lineIds = done.lines.map((line) => line.id)
    const giveBack = async (given: number[], fen: number) => {
      await ask(requestRefund, { key: orderKey(), orderId: order.id, lineIds: given, reason: 'weather', fen })
      await runDueOrders(server())
    }
    await giveBack(lineIds.slice(0, 3), 7_500)
    expect((await ask(contract.placeTicketOrder, input())).code).toBe(errors.CouponUsed.code)
    await giveBack(lineIds.slice(3), 2_500)
    expect(provider.refunds()).toMatchObject([{ fen: 7_500 }, { fen: 2_500 }])
    expect((await ask(contract.placeTicketOrder, input())).code).toBe(0)
  })
})
