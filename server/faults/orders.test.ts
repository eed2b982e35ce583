import { and, eq, inArray } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import {
  askProgram,
  expectSameBooks,
  freePort,
  payAtCashier,
  type Program,
  settle,
  startToKill,
} from '#tests/setup/money/killed-fair.ts'
import { readConfig } from '#server/config.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { quotas, tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'

/** Each ends with kill -9, at another moment. */
const ROUNDS = 20
/** Who order in a round, and never again: what the kill leaves unpaid would keep them from more. */
const BUYERS = 3
/** Answers that the buyers of a round hear before the server is killed: more with each round, up to all but a few. */
const ANSWERS = 12

/** What the buyers heard: they believe it, so it must be true at the end. */
const acknowledged = { placed: new Set<number>(), paid: new Set<number>(), requested: new Set<number>() }

/** One buyer orders, pays and gives the ticket of every other round back, until the server is gone. */
async function trade(program: Program, token: string, key: string, typeId: number, isGivenBack: boolean) {
  const contact = { name: '甲', phone: '13800138006' }
  const lines = [{ typeId, quantity: 1, holders: [] }]
  const input = { key, lines, contact, couponId: null, payableFen: 4_500 }
  const order = await askProgram<Order>(program, placeTicketOrder.path, token, input)
  acknowledged.placed.add(order.id)
  const { state } = await payAtCashier(program, token, order.id)
  if (state === 'paid') acknowledged.paid.add(order.id)
  if (!isGivenBack) return
  const lineIds = order.lines.map(({ id }) => id)
  const refund = { key: `${key}-back`, orderId: order.id, lineIds, reason: 'personal', fen: 3_600 }
  await askProgram(program, requestRefund.path, token, refund)
  acknowledged.requested.add(order.id)
}

it('kill -9 in 20 rounds of orders, payments and refunds: none that was acknowledged is lost, and our books are the cashier’s to the fen', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-orders-'))
  const port = await freePort()
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', PORT: String(port) })
  const before = await openDatabase(config)
  await seedWhenEmpty(before)
  const buyers = await newBuyers({ database: before }, ROUNDS * BUYERS)
  await before.close()
  for (let round = 0; round < ROUNDS; round += 1) {
    // One answer is the list of types.
    const program = await startToKill({ dataDir, port, userTypes: [] }, 2 + (round % ANSWERS))
    const ended = once(program.child, 'exit')
    const types = await askProgram<{ id: number; kind: string }[]>(
      program,
      '/ce-exhibition/web/ticket/typeList',
      '',
      {},
    )
    const typeId = types.find(({ kind }) => kind === 'group')?.id ?? 0
    await Promise.allSettled(
      buyers
        .slice(round * BUYERS, (round + 1) * BUYERS)
        .map(({ token }, by) => trade(program, token, `crash-${round}-${by}`, typeId, (round + by) % 2 === 0)),
    )
    program.child.kill('SIGKILL')
    await ended
  }
  expect(acknowledged.placed.size).toBeGreaterThan(ROUNDS)
  expect(acknowledged.paid.size).toBeGreaterThan(0)

  const database = await openDatabase(config)
  const { db } = database
  await settle(database, { config, providers: openProviders(config) }, new Date(Date.now() + 3_600_000))
  const kept = await db.select().from(orders)
  const states = new Map(kept.map(({ id, state }) => [id, state]))
  for (const id of acknowledged.placed) expect(states.has(id), `order ${id} is kept`).toBe(true)
  for (const id of acknowledged.paid) expect(states.get(id), `order ${id}`).toBe('paid')
  expect(kept.filter(({ state }) => state === 'pending')).toEqual([])

  await expectSameBooks(db, dataDir, acknowledged.requested)
  const [quota] = await db.select({ held: quotas.held, id: quotas.id }).from(quotas).orderBy(quotas.id).limit(1)
  const standing = await db
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(and(eq(ticketTypes.quotaId, quota?.id ?? 0), inArray(tickets.state, ['held', 'valid', 'locked'])))
  expect(quota?.held).toBe(standing.length)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)
