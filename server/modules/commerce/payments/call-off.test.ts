import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getOwnOrder, placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import * as contract from '#contract/commerce/payments/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import {
  newHolder,
  runDueOrders,
  orderKey,
  paymentOf,
  placed,
  typeNamed,
  wholeOrder,
} from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { waitingFor } from '#tests/setup/money/waiting.ts'
import { useServer } from '#tests/setup/server.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'

const server = useServer('demo')
const provider = createPaymentPort()
beforeAll(() => {
  server().providers.payment = provider.port
})

async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, userType: number = userTypes.organizer) {
  return server().ask(endpoint, input, { headers: await signedInAs(server(), userType) })
}

describe('a day that is called off', () => {
  it('says before what it costs, refunds everybody in full and once, though it breaks off, and notifies them', async () => {
    const type = await typeNamed(server(), 'Evening of lanterns')
    const other = await typeNamed(server(), 'One-day ticket')
    const buyers = await newBuyers(server(), 5)
    const orders = []
    for (const headers of buyers.slice(0, 4)) {
      const lines = [...wholeOrder(type).lines, ...wholeOrder(other).lines]
      const input = wholeOrder(type, 1, { lines, payableFen: type.fen + other.fen })
      const order = await placed(server(), headers, input)
      provider.pay(await paymentOf(server(), headers, order))
      await server().ask(contract.checkPayment, { orderId: order.id }, { headers })
      orders.push({ headers, id: order.id })
    }
    const [last = { token: '' }] = buyers.slice(4)
    const waiting = await placed(server(), last, wholeOrder(type))
    const typeIds = [type.id]
    const { data: preview } = await ask(contract.previewCallOff, { typeIds })
    expect(preview).toEqual({ orders: 4, tickets: 4, fen: 4 * 8_800, used: 0, pending: 1 })
    const requested = { key: orderKey(), typeIds, reason: 'weather' as const, fen: preview.fen }
    expect((await ask(contract.callOff, { ...requested, fen: 1 })).code).toBe(errors.OrderPriceChanged.code)
    expect((await ask(contract.callOff, requested)).code).toBe(0)
    expect((await ask(contract.callOff, requested)).code).toBe(0)
    const refused = await server().ask(placeTicketOrder, wholeOrder(type), { headers: last })
    expect(refused.code).toBe(errors.TicketNotOnSale.code)

    provider.failing.set('refund', 'afterwards')
    await runDueOrders(server())
    await Promise.all([runDueOrders(server()), runDueOrders(server())])
    await runDueOrders(server(), new Date(Date.now() + 60_000))
    for (const { headers, id } of orders) {
      const { data } = await server().ask(getOwnOrder, { id }, { headers })
      expect(data).toMatchObject({ state: 'partlyRefunded', refundedFen: 8_800 })
      expect(data.refunds).toHaveLength(1)
    }
    expect(provider.refunds().map(({ fen }) => fen)).toEqual([8_800, 8_800, 8_800, 8_800])
    const { data: closed } = await server().ask(getOwnOrder, { id: waiting.id }, { headers: last })
    expect(closed).toMatchObject({ state: 'closed', closeReason: 'calledOff' })
    const [done] = (await ask(contract.listCallOffs, {})).data
    expect(done).toMatchObject({ orders: 4, fen: 4 * 8_800, doneAt: expect.any(String) })
    const { data: notified } = await server().ask(listNotices, {}, { headers: orders[0]?.headers ?? {} })
    expect(notified.list.some(({ title }) => title === '门票已由主办方取消')).toBe(true)
  })
})

describe('of a type that is called off', () => {
  const callOff = async (typeIds: number[]) => {
    const { fen } = (await ask(contract.previewCallOff, { typeIds })).data
    expect((await ask(contract.callOff, { key: orderKey(), typeIds, reason: 'weather', fen })).code).toBe(0)
  }
  const afterAMinute = () => runDueOrders(server(), new Date(Date.now() + 2 * 60_000))

  it('what is paid after its order was closed goes back in full', async () => {
    const type = await typeNamed(server(), 'One-day ticket')
    const [headers = { token: '' }] = await newBuyers(server(), 1)
    const order = await placed(server(), headers, wholeOrder(type))
    const number = await paymentOf(server(), headers, order)
    await callOff([type.id])
    await runDueOrders(server())
    provider.pay(number)
    await afterAMinute()
    const { data } = await server().ask(getOwnOrder, { id: order.id }, { headers })
    expect(data).toMatchObject({ state: 'closed', closeReason: 'calledOff' })
    expect(data.refunds.map(({ fen, state }) => [fen, state])).toEqual([[order.payableFen, 'succeeded']])
  })

  it('badges of service orders are refunded or closed, and the exhibitor reads of badges', async () => {
    const badges = await serviceNamed(server(), 'Exhibitor badges')
    const ordered = () => confirmedService(server(), wholeServiceOrder(badges, { holders: [newHolder()] }))
    const headers = await signedInAs(server(), userTypes.exhibitor)
    const paid = await ordered()
    provider.pay(await paymentOf(server(), headers, paid))
    await server().ask(contract.checkPayment, { orderId: paid.id }, { headers })
    const waiting = await ordered()
    const [type] = await server().database.db.select().from(ticketTypes).where(eq(ticketTypes.kind, 'badge'))
    await callOff([type?.id ?? 0])
    await runDueOrders(server())
    const stateOf = async ({ id }: { id: number }) => (await server().ask(getOwnOrder, { id }, { headers })).data.state
    expect([await stateOf(paid), await stateOf(waiting)]).toEqual(['refunding', 'closed'])
    const { data: notified } = await server().ask(listNotices, {}, { headers })
    const titles = notified.list.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['参展证已由主办方取消', '展务订单已由主办方关闭']))
    expect(titles).not.toContain('门票已由主办方取消')
  })

  it('an order is refused while its names are being checked', async () => {
    const type = await typeNamed(server(), 'Three-day pass')
    const [headers = { token: '' }] = await newBuyers(server(), 1)
    const { providers } = server()
    const { identity } = providers
    providers.identity = {
      check: async (...input) => {
        await callOff([type.id])
        return identity.check(...input)
      },
    }
    try {
      const { code } = await server().ask(placeTicketOrder, wholeOrder(type), { headers })
      expect(code).toBe(errors.TicketNotOnSale.code)
    } finally {
      providers.identity = identity
    }
  })

  it('an order that was written in that very moment is found by a later look', async () => {
    const type = await typeNamed(server(), 'Child ticket')
    await callOff([type.id])
    await runDueOrders(server())
    const [headers = { token: '' }] = await newBuyers(server(), 1)
    const { write } = server().database
    const halt = (halted: boolean) =>
      write((db) => db.update(ticketTypes).set({ halted }).where(eq(ticketTypes.id, type.id)))
    await halt(false)
    const order = await placed(server(), headers, wholeOrder(type))
    await halt(true)
    await afterAMinute()
    const { data } = await server().ask(getOwnOrder, { id: order.id }, { headers })
    expect(data).toMatchObject({ state: 'closed', closeReason: 'calledOff' })
  })

  it('nobody waits any longer, nothing stays reserved for them, and they are notified', async () => {
    const type = await typeNamed(server(), 'Group ticket')
    const list = waitingFor(server, () => type)
    const [offered = { token: '' }, waiting = { token: '' }] = await newBuyers(server(), 2)
    await list.setLeft(0)
    for (const headers of [offered, waiting]) await list.join(headers)
    await list.setLeft(1)
    await list.serve()
    expect((await list.own(offered))?.state).toBe('offered')
    const { held } = await list.quota()
    await callOff([type.id])
    await runDueOrders(server())
    expect([(await list.own(offered))?.state, (await list.own(waiting))?.state]).toEqual(['ended', 'ended'])
    expect((await list.quota()).held).toBe(held - 1)
    const { data: notified } = await server().ask(listNotices, {}, { headers: waiting })
    expect(notified.list.map(({ title }) => title)).toContain('候补已结束')
  })
})
