import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { cancelOrder, getOwnOrder, placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import {
  runDueOrders,
  newHolder,
  orderKey,
  paymentOf,
  placed,
  typeNamed,
  wholeOrder,
} from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { createBarrier } from '#tests/setup/races/barrier.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { findByNumber } from '#server/modules/commerce/payments/payments.queries.ts'
import { payments } from '#server/modules/commerce/payments/payments.schema.ts'
import { insertTickets } from '#server/modules/commerce/tickets/tickets.queries.ts'
import { quotas, tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { addStep, findOrder, listSteps } from '../orders.queries'
import { orders } from '../orders.schema'
import { readFacts, storeOrder } from '../place/order-store.queries'
import { forgetAttempts } from '#tests/setup/attempts.ts'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
let type: TicketType
let buyers: { token: string }[]
let provider = createPaymentPort()
beforeAll(async () => {
  type = await typeNamed(server(), 'One-day ticket')
  buyers = await newBuyers(server(), 200)
})
beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
})

const quotaOf = async () => {
  const [row] = await server()
    .database.db.select({ quota: quotas })
    .from(ticketTypes)
    .innerJoin(quotas, eq(quotas.id, ticketTypes.quotaId))
    .where(eq(ticketTypes.id, type.id))
  if (!row) throw new Error('the type has a quota')
  return row.quota
}
const setLeft = async (left: number) => {
  const { id } = await quotaOf()
  const capacity = sql`${quotas.held} + ${left}`
  await server().database.write((db) => db.update(quotas).set({ capacity }).where(eq(quotas.id, id)))
}
const order = (racer: number, input = wholeOrder(type)) =>
  server().ask(placeTicketOrder, input, { headers: buyers[racer] ?? {} })
const codesOf = (outcomes: PromiseSettledResult<{ code: number }>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const countStanding = async (hash?: string) => {
  const standing = inArray(tickets.state, ['held', 'valid', 'locked'])
  const where = and(standing, eq(tickets.typeId, type.id), hash ? eq(tickets.holderHash, hash) : undefined)
  return (await server().database.db.select().from(tickets).where(where)).length
}

/** How often each was done to an order. */
async function stepsOf({ id }: Order): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const { action } of await listSteps(server().database.db, [id])) counted[action] = (counted[action] ?? 0) + 1
  return counted
}

describe('the last ticket', () => {
  it('goes to one of 200 buyers at once', async () => {
    await setLeft(1)
    const before = await quotaOf()
    const answers = await Promise.all(buyers.map((_, racer) => order(racer)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.TicketsSoldOut.code)).toHaveLength(199)
    expect((await quotaOf()).held).toBe(before.held + 1)
    expect(await countStanding()).toBe((await quotaOf()).held)
  })

  it('goes to one of ten who wait for it together', async () => {
    await setLeft(1)
    const { outcomes } = await race(server().database, 'ticket_quota', (racer) => order(racer + 20))
    expect(codesOf(outcomes).filter((code) => code === 0)).toHaveLength(1)
  })

  it('goes to ten, where who looks first does not take it', async () => {
    await setLeft(1)
    const { id, capacity } = await quotaOf()
    const { database } = server()
    await database.write((db) => db.execute(sql`alter table ticket_quota drop constraint ticket_quota_held`))
    await race(database, 'ticket_quota', () =>
      database.write(async (db) => {
        const [seen] = await db.select().from(quotas).where(eq(quotas.id, id))
        if (!seen || seen.held >= seen.capacity) throw new Error('sold out')
        await db
          .update(quotas)
          .set({ held: sql`${quotas.held} + 1` })
          .where(eq(quotas.id, id))
      }),
    )
    const { held } = await quotaOf()
    expect(held).toBe(capacity - 1 + RACERS)
    const standing = await countStanding()
    await database.write(async (db) => {
      await db.update(quotas).set({ held: standing, capacity: 6_000 }).where(eq(quotas.id, id))
      await db.execute(
        sql`alter table ticket_quota add constraint ticket_quota_held check (held between 0 and capacity)`,
      )
    })
  })
})

describe('one ID number', () => {
  it('has one ticket of a type, of twenty orders at once', async () => {
    const holders = [newHolder()]
    const lines = [{ typeId: type.id, quantity: 1, holders }]
    const before = await quotaOf()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, racer) => order(racer + 40, wholeOrder(type, 1, { lines }))),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.HolderTaken.code)).toHaveLength(19)
    expect((await quotaOf()).held).toBe(before.held + 1)
  })

  it('has ten without its index', async () => {
    const { database } = server()
    const [like] = await database.db.select().from(tickets).where(eq(tickets.typeId, type.id))
    if (!like) throw new Error('nothing was ordered')
    await database.write((db) => db.execute(sql`drop index ticket_holder; drop index ticket_line`))
    const { id: _, ...rest } = like
    await race(database, 'ticket', (racer) =>
      database.write((db) =>
        insertTickets(db, [{ ...rest, state: 'held', code: `CONTROL-${racer}`, holderHash: 'control' }]),
      ),
    )
    expect(await countStanding('control')).toBe(RACERS)
    await database.write(async (db) => {
      await db.delete(tickets).where(eq(tickets.holderHash, 'control'))
      await db.execute(sql`create unique index ticket_line on ticket (line_id);
        create unique index ticket_holder on ticket (type_id, holder_hash) where state in ('held', 'valid', 'locked')`)
    })
  })
})

describe('orders of one account at once', () => {
  const inAll = sql`update ticket_type set per_person = 100`

  it('are as many as may wait for payment', async () => {
    await server().database.write((db) => db.execute(inAll))
    const { outcomes } = await race(server().database, 'sales_order', () => order(150))
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(PENDING_MAX)
    expect(codes.filter((code) => code === errors.TooManyOrders.code)).toHaveLength(RACERS - PENDING_MAX)
  })

  it('are all of them, where nobody holds the account', async () => {
    const { database } = server()
    const made = await placed(server(), buyers[151] ?? {}, wholeOrder(type))
    const like = await findOrder(database.db, made.id)
    if (!like || like.accountId === null) throw new Error('the order has an owner')
    const { id: _, ...row } = like
    const whole = { ...row, accountId: like.accountId }
    const allCounted = createBarrier(RACERS)
    const { outcomes } = await race(database, 'sales_order', (racer) =>
      database.write(async (db) => {
        const [number, clientKey] = [`CONTROL-${racer}`, `control-${racer}`]
        const { accountId } = whole
        const { pending } = await readFacts(db, { accountId, kind: 'ticket', key: clientKey }, [])
        const control = { ...whole, number, clientKey }
        const stored = await storeOrder(db, { order: control, lines: [], actions: [], now: new Date() })
        await allCounted()
        if (pending >= PENDING_MAX) throw new Error('too many')
        return stored?.order.id
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(RACERS)
  })
})

/** What is true of an order whatever was first: it has its tickets and was paid once, or has none and nothing is kept. */
async function assertTrue({ id }: Order, headers: { token: string }): Promise<void> {
  await runDueOrders(server(), new Date(Date.now() + 3_600_000))
  const { data } = await server().ask(getOwnOrder, { id }, { headers })
  const [payment] = await server().database.db.select().from(payments).where(eq(payments.orderId, id))
  const kept = (payment?.paidFen ?? 0) - (payment?.refundedFen ?? 0)
  const states = data.lines.map(({ ticket }) => ticket?.state ?? null)
  const requested = data.state === 'paid' ? ['paid', data.payableFen, 'inactive'] : ['closed', 0, null]
  expect([data.state, kept, ...states]).toEqual(requested)
  const booked = provider.books.get(payment?.number ?? '')
  const theirs = booked?.state.state === 'paid' ? booked.state.fen : 0
  expect(theirs - provider.refunds().reduce((sum, { fen }) => sum + fen, 0)).toBe(kept)
}

describe('paying', () => {
  it.each([1, 2, 3, 4, 5])('against giving up and the clock, at once: round %i', async (round) => {
    const headers = buyers[100 + round] ?? { token: '' }
    const made = await placed(server(), headers, wholeOrder(type))
    provider.pay(await paymentOf(server(), headers, made))
    await race(server().database, 'sales_order', async (racer) => {
      if (racer % 3 === 0) return server().ask(checkPayment, { orderId: made.id }, { headers })
      if (racer % 3 === 1) return server().ask(cancelOrder, { id: made.id, version: made.version }, { headers })
      return runDueOrders(server(), new Date(Date.now() + 3_600_000))
    })
    await assertTrue(made, headers)
    expect(await countStanding()).toBe((await quotaOf()).held)
  })

  it('would be paid and closed, where each looks first and writes then', async () => {
    const made = await placed(server(), buyers[106] ?? {}, wholeOrder(type))
    const { database } = server()
    await race(database, 'sales_order', (racer) =>
      database.write(async (db) => {
        const seen = await findOrder(db, made.id)
        if (seen?.state !== 'pending') throw new Error('somebody was first')
        const [state, action] = racer % 3 === 0 ? (['paid', 'pay'] as const) : (['closed', 'close'] as const)
        await db.update(orders).set({ state }).where(eq(orders.id, made.id))
        await addStep(db, { orderId: made.id, action })
      }),
    )
    expect(await stepsOf(made)).toEqual({ place: 1, pay: 4, close: 6 })
  })

  it('ten times is paying once', async () => {
    const headers = buyers[120] ?? { token: '' }
    const made = await placed(server(), headers, wholeOrder(type))
    provider.pay(await paymentOf(server(), headers, made))
    await race(server().database, 'payment', () => server().ask(checkPayment, { orderId: made.id }, { headers }))
    const { data } = await server().ask(getOwnOrder, { id: made.id }, { headers })
    expect(data.steps.map(({ action }) => action)).toEqual(['place', 'pay'])
  })

  it('ten times would be ten payments, where each looks first and writes then', async () => {
    const headers = buyers[122] ?? { token: '' }
    const made = await placed(server(), headers, wholeOrder(type))
    const number = await paymentOf(server(), headers, made)
    const { database } = server()
    await race(database, 'payment', () =>
      database.write(async (db) => {
        const seen = await findByNumber(db, number)
        if (!seen || seen.state === 'paid') throw new Error('it is paid')
        const paid = { state: 'paid', paidFen: seen.fen, paidAt: new Date() } as const
        await db.update(payments).set(paid).where(eq(payments.id, seen.id))
        await addStep(db, { orderId: made.id, action: 'pay' })
      }),
    )
    expect(await stepsOf(made)).toEqual({ place: 1, pay: RACERS })
  })

  it('has one open payment of an order, however often it is begun', async () => {
    const headers = buyers[121] ?? { token: '' }
    const made = await placed(server(), headers, wholeOrder(type))
    const { outcomes } = await race(server().database, 'payment', () => paymentOf(server(), headers, made))
    const numbers = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
    expect(new Set(numbers).size).toBe(1)
  })
})

describe('refunds', () => {
  async function paid(racer: number): Promise<{ made: Order; headers: { token: string } }> {
    const headers = buyers[racer] ?? { token: '' }
    const made = await placed(server(), headers, wholeOrder(type))
    provider.pay(await paymentOf(server(), headers, made))
    return { made: (await server().ask(checkPayment, { orderId: made.id }, { headers })).data, headers }
  }

  it('of one ticket, ten at once with a key each, are one', async () => {
    const { made, headers } = await paid(130)
    const input = { orderId: made.id, lineIds: made.lines.map(({ id }) => id), reason: 'personal' as const, fen: 5_400 }
    const { outcomes } = await race(server().database, 'refund', () =>
      server().ask(requestRefund, { key: orderKey(), ...input }, { headers }),
    )
    expect(codesOf(outcomes).filter((code) => code === 0)).toHaveLength(1)
    await runDueOrders(server())
    expect(provider.refunds()).toMatchObject([{ fen: 5_400 }])
    expect(await countStanding()).toBe((await quotaOf()).held)
  })

  it('ten at once of more than was paid, where nobody looks at what is left', async () => {
    const { made } = await paid(131)
    const { database } = server()
    await database.write((db) => db.execute(sql`alter table payment drop constraint payment_refunded`))
    await race(database, 'payment', () =>
      database.write(async (db) => {
        const [seen] = await db.select().from(payments).where(eq(payments.orderId, made.id))
        if (!seen || seen.refundedFen + 5_400 > seen.paidFen) throw new Error('nothing is left')
        await db
          .update(payments)
          .set({ refundedFen: sql`${payments.refundedFen} + 5400` })
          .where(eq(payments.id, seen.id))
      }),
    )
    const [row] = await database.db.select().from(payments).where(eq(payments.orderId, made.id))
    expect(row?.refundedFen).toBe(RACERS * 5_400)
  })
})
