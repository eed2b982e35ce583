import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCheckInNumbers, saveCheckList } from '#contract/commerce/check-in/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/commerce/door-sales/endpoints.ts'
import { getOrder, listOrders, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { compareBill, listDailySums, listRefunds, settleRefund } from '#contract/commerce/payments/endpoints.ts'
import { listOwnTickets } from '#contract/commerce/tickets/endpoints.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { runDueOrders, newHolder, orderKey, typeNamed } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { waitingFor } from '#tests/setup/money/waiting.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { storeOrder } from '#server/modules/commerce/orders/place/order-store.queries.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { organizer, receptionUnit, financeStaff } = userTypes
let type: TicketType
let provider = createPaymentPort()
const list = waitingFor(server, () => type)
const today = chinaDay(new Date())
beforeAll(async () => {
  type = await typeNamed(server(), 'One-day ticket')
})
beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
  await server().database.write(async (db) => {
    await db.execute(sql`update ticket_type set first_day = ${today}, last_day = ${today}, halted = false, real_name = true,
      sale_from = now() - interval '1 day', sale_until = now() + interval '1 day',
      refund_until = now() + interval '1 day', refund_fee_percent = 0 where id = ${type.id}`)
  })
})

const as = (userType: number) => signedInAs(server(), userType)
type Sale = InputOf<typeof contract.sellAtDoor>
const saleOf = (quantity = 1, over: Partial<Sale> = {}): Sale => ({
  key: orderKey(),
  lines: [{ typeId: type.id, quantity, holders: Array.from({ length: quantity }, () => newHolder()) }],
  method: 'cash',
  payableFen: type.fen * quantity,
  enterAt: null,
  ...over,
})
const sell = async (input: Sale, userType: number = receptionUnit) =>
  server().ask(contract.sellAtDoor, input, { headers: await as(userType) })

/** A gate that is open. */
async function gate(): Promise<number> {
  const written = { name: { zh: '东门', en: 'East' }, zone: '', typeIds: [], reEntry: false, open: true }
  const input = { id: null, version: null, list: written }
  return (await server().ask(saveCheckList, input, { headers: await as(organizer) })).data.id
}

describe('a sale at the door', () => {
  it('is paid at once, belongs to nobody, and is handed over as codes that open the gate', async () => {
    const before = await list.quota()
    const { code, data } = await sell(saleOf(2, { method: 'terminal' }))
    expect(code).toBe(0)
    expect(data).toMatchObject({ method: 'terminal', payableFen: type.fen * 2 })
    expect(data.tickets.map(({ qr }) => qr.startsWith('YZ1.'))).toEqual([true, true])
    expect((await list.quota()).held).toBe(before.held + 2)
    const headers = await as(receptionUnit)
    expect((await server().ask(listOwnOrders, {}, { headers })).data.totalCount).toBe(0)
    expect((await server().ask(listOwnTickets, {}, { headers })).data.totalCount).toBe(0)
    const [first] = (await server().ask(listOrders, {}, { headers: await as(organizer) })).data.list
    expect(first).toMatchObject({ id: data.id, state: 'paid', method: 'terminal', buyer: '' })
    expect(first?.soldBy).not.toBeNull()
    const again = await server().ask(contract.getDoorSale, { id: data.id }, { headers })
    expect(again.data).toEqual(data)
    const { sales, sums } = (await server().ask(contract.listDoorSales, {}, { headers })).data
    expect(sales[0]).toMatchObject({ id: data.id, quantity: 2, method: 'terminal' })
    expect(sums.find(({ method }) => method === 'terminal')?.fen).toBe(type.fen * 2)
  })

  it('lets its holders in at once where that is needed, once however often it is sent', async () => {
    const enterAt = await gate()
    const input = saleOf(2, { enterAt })
    const sold = (await sell(input)).data
    expect(sold.tickets.map(({ entered }) => entered)).toEqual(['valid', 'valid'])
    expect((await sell(input)).data).toEqual(sold)
    const headers = await as(receptionUnit)
    const { hours } = (await server().ask(getCheckInNumbers, { listId: enterAt }, { headers })).data
    expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    const missing = await sell(saleOf(1, { enterAt: 2_000_000_000 }))
    expect(missing.code).toBe(errors.CheckListNotFound.code)
  })

  it('keeps the stock, the limits, the names, the prices and the days', async () => {
    expect((await sell(saleOf(1, { payableFen: 1 }))).code).toBe(errors.OrderPriceChanged.code)
    expect((await sell(saleOf(type.perOrder + 1))).code).toBe(errors.BadInput.code)
    const lines = [{ typeId: type.id, quantity: 1, holders: [] }]
    expect((await sell(saleOf(1, { lines }))).code).toBe(errors.BadInput.code)
    const holders = [newHolder()]
    const named = [{ typeId: type.id, quantity: 1, holders }]
    expect((await sell(saleOf(1, { lines: named }))).code).toBe(0)
    expect((await sell(saleOf(1, { lines: named }))).code).toBe(errors.HolderTaken.code)
    const { held, capacity } = await list.quota()
    await list.setLeft(0)
    expect((await sell(saleOf())).code).toBe(errors.TicketsSoldOut.code)
    const [waiter] = await newBuyers(server(), 1)
    await list.join(waiter ?? { token: '' })
    await list.setLeft(1)
    expect((await sell(saleOf())).code).toBe(errors.TicketsSoldOut.code)
    await server().database.write((db) => db.execute(sql`update waiting_place set state = 'left'`))
    await list.setLeft(capacity - held)
    await server().database.write((db) =>
      db.execute(sql`update ticket_type set first_day = '2031-03-01', last_day = '2031-03-02' where id = ${type.id}`),
    )
    expect((await sell(saleOf())).code).toBe(errors.TicketNotToday.code)
    expect(
      (await server().ask(contract.getDoorSale, { id: 2_000_000_000 }, { headers: await as(organizer) })).code,
    ).toBe(errors.DoorSaleNotFound.code)
  })

  it('has the names of a group at once: nobody could give them later', async () => {
    await server().database.write((db) => db.execute(sql`update ticket_type set kind = 'group' where id = ${type.id}`))
    const lines = [{ typeId: type.id, quantity: 2, holders: [newHolder()] }]
    expect(await sell(saleOf(2, { lines }))).toMatchObject({
      code: errors.BadInput.code,
      data: { fields: [expect.objectContaining({ field: 'input.lines.0.holders' })] },
    })
    await server().database.write((db) => db.execute(sql`update ticket_type set kind = 'day' where id = ${type.id}`))
  })

  it('stands in the sums by its method, and not against the bill of the provider', async () => {
    const headers = await as(financeStaff)
    const sums = async () => {
      const days = (await server().ask(listDailySums, { from: today, until: today }, { headers })).data
      return days[0]?.methods.find(({ method }) => method === 'cash')?.paidFen ?? 0
    }
    const before = await sums()
    await sell(saleOf())
    expect((await sums()) - before).toBe(type.fen)
    const bill = await server().ask(compareBill, { day: today }, { headers })
    expect(bill.data.differences).toEqual([])
  })
})

describe('what was sold at the door', () => {
  it('is withdrawn by finance, which returns the money by hand; no provider is notified of it', async () => {
    const sold = (await sell(saleOf(2))).data
    const headers = await as(financeStaff)
    const order = (await server().ask(getOrder, { id: sold.id }, { headers })).data
    const lineIds = [order.lines[0]?.id ?? 0]
    const input = { key: orderKey(), orderId: sold.id, lineIds, reason: 'personal' as const, fen: type.fen }
    const requested = await server().ask(contract.refundDoorSale, input, { headers })
    expect(requested.data.state).toBe('refunding')
    expect((await server().ask(contract.refundDoorSale, input, { headers })).data.refunds).toHaveLength(1)
    const held = (await list.quota()).held
    await runDueOrders(server())
    await runDueOrders(server(), new Date(Date.now() + 3_600_000))
    const waiting = (await server().ask(listRefunds, { state: 'asked' }, { headers })).data.list
    const refund = waiting.find(({ orderId }) => orderId === sold.id)
    expect(refund).toMatchObject({ method: 'cash', fen: type.fen, tries: 0 })
    const { outcomes } = await race(server().database, 'refund', () =>
      server().ask(settleRefund, { id: refund?.id ?? 0 }, { headers }),
    )
    expect(outcomes.every((one) => one.status === 'fulfilled' && one.value.data.state === 'succeeded')).toBe(true)
    expect((await list.quota()).held).toBe(held - 1)
    expect(provider.refunds()).toEqual([])
    const now = (await server().ask(getOrder, { id: sold.id }, { headers })).data
    expect(now).toMatchObject({ state: 'partlyRefunded', refundedFen: type.fen })
    expect(now.steps.filter(({ action }) => action === 'refund')).toHaveLength(1)
    const over = await server().ask(settleRefund, { id: refund?.id ?? 0 }, { headers })
    expect(over.code).toBe(errors.OrderNotNow.code)
    const bill = await server().ask(compareBill, { day: today }, { headers })
    expect(bill.data.differences).toEqual([])
  })

  it('is one sale of a double press, ten at once', async () => {
    const input = saleOf()
    const before = await list.quota()
    await as(receptionUnit)
    const { outcomes } = await race(server().database, 'sales_order', () => sell(input))
    const ids = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.data.id : -1))
    expect(new Set(ids).size).toBe(1)
    expect((await list.quota()).held).toBe(before.held + 1)
  })

  it('is ten sales without the index on its key', async () => {
    const { database } = server()
    const [like] = await database.db.select().from(orders).where(eq(orders.method, 'cash')).limit(1)
    if (!like) throw new Error('something was sold')
    await database.write((db) => db.execute(sql`drop index sales_order_sold_key`))
    const { id: _, ...row } = like
    await race(database, 'sales_order', (racer) =>
      database.write((db) => db.insert(orders).values({ ...row, number: `CONTROL-${racer}`, clientKey: 'control' })),
    )
    const twice = await database.db.select().from(orders).where(eq(orders.clientKey, 'control'))
    expect(twice).toHaveLength(RACERS)
    await database.write(async (db) => {
      await db.delete(orders).where(eq(orders.clientKey, 'control'))
      await db.execute(sql`create unique index sales_order_sold_key on sales_order (sold_by, client_key)
        where sold_by is not null`)
    })
    const again = { order: { ...row, number: 'CONTROL' }, lines: [], actions: [], now: new Date() }
    expect(await database.write((db) => storeOrder(db, again))).toBeUndefined()
  })
})
