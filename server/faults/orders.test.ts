import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { payCashierPayment } from '../../contract/cashier/endpoints'
import { userTypes } from '../../contract/core/permissions'
import { placeTicketOrder } from '../../contract/orders/endpoints'
import type { Order } from '../../contract/orders/schemas'
import { checkPayment, requestRefund, startPayment } from '../../contract/payments/endpoints'
import { readConfig } from '../config'
import { orders } from '../modules/orders/orders.schema'
import { attendToOrders } from '../modules/payments'
import { payments, refunds } from '../modules/payments/payments.schema'
import { quotas, tickets, ticketTypes } from '../modules/tickets/tickets.schema'
import { openDatabase } from '../platform/db/open'
import { projectRoot } from '../platform/project'
import { openProviders } from '../providers/open-providers'

/** Each ends with kill -9, at another moment. */
const ROUNDS = 20
const buyers = [userTypes.buyer, userTypes.overseasBuyer, userTypes.buyingDelegation]
/** Answers that the buyers of a round hear before the server is killed: more with each round, up to all but a few. */
const ANSWERS = 12

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function startProgram(dataDir: string, port: number) {
  const env = { ...process.env, RATE_LIMIT: '0', DEMO: '1', DATA_DIR: dataDir, PORT: String(port), JOBS: '1' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/programs/editing.ts'], {
    cwd: projectRoot,
    env: { ...env, USER_TYPES: buyers.join(',') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, tokens }: { address: string; tokens: string[] } = JSON.parse(line)
    return { child, address, tokens }
  }
  throw new Error('the program ended before it was ready')
}

interface Program {
  address: string
  child: ChildProcess
  /** Hears of each answer. */
  onAnswer: () => void
}

async function ask<Data>({ address, onAnswer }: Program, path: string, token: string, data: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', token }
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
  const answer: { code: number; msg: string; data: Data } = await response.json()
  if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`)
  onAnswer()
  return answer.data
}

/** What the buyers heard: they believe it, so it must be true at the end. */
const acknowledged = { placed: new Set<number>(), paid: new Set<number>(), asked: new Set<number>() }

/** One buyer orders, pays and gives the ticket of every other round back, until the server is gone. */
async function trade(program: Program, token: string, key: string, typeId: number, isGivenBack: boolean) {
  const contact = { name: '甲', phone: '13800138006' }
  const lines = [{ typeId, quantity: 1, holders: [] }]
  const input = { key, lines, contact, couponId: null, payableFen: 4_500 }
  const order = await ask<Order>(program, placeTicketOrder.path, token, input)
  acknowledged.placed.add(order.id)
  const { codeUrl } = await ask<{ codeUrl: string }>(program, startPayment.path, token, { orderId: order.id })
  const which = Object.fromEntries(new URLSearchParams(codeUrl.split('?')[1]))
  await ask(program, payCashierPayment.path, '', which)
  const { state } = await ask<Order>(program, checkPayment.path, token, { orderId: order.id })
  if (state === 'paid') acknowledged.paid.add(order.id)
  if (!isGivenBack) return
  const lineIds = order.lines.map(({ id }) => id)
  const refund = { key: `${key}-back`, orderId: order.id, lineIds, reason: 'personal', fen: 3_600 }
  await ask(program, requestRefund.path, token, refund)
  acknowledged.asked.add(order.id)
}

/** What the cashier believes of each payment, fen. */
function readCashier(dataDir: string): Map<string, { paid: number; back: number }> {
  const folder = join(dataDir, 'cashier/payments')
  interface Booked {
    number: string
    fen: number
    paid: object | null
    refunds: { fen: number }[]
  }
  const booked = readdirSync(folder).flatMap((name): Booked[] =>
    name.endsWith('.json') ? [JSON.parse(readFileSync(join(folder, name), 'utf8'))] : [],
  )
  return new Map(
    booked.map(({ number, fen, paid, refunds: given }) => [
      number,
      { paid: paid ? fen : 0, back: given.reduce((sum, one) => sum + one.fen, 0) },
    ]),
  )
}

it('kill -9 in 20 rounds of orders, payments and refunds: none that was acknowledged is lost, and our books are the cashier’s to the fen', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-orders-'))
  const port = await freePort()
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await startProgram(dataDir, port)
    const ended = once(started.child, 'exit')
    // One answer is the list of types.
    let left = 2 + (round % ANSWERS)
    const onAnswer = () => {
      left -= 1
      if (left === 0) started.child.kill('SIGKILL')
    }
    const program = { ...started, onAnswer }
    const types = await ask<{ id: number; kind: string }[]>(program, '/ce-exhibition/web/ticket/typeList', '', {})
    const typeId = types.find(({ kind }) => kind === 'group')?.id ?? 0
    await Promise.allSettled(
      program.tokens.map((token, by) => trade(program, token, `crash-${round}-${by}`, typeId, (round + by) % 2 === 0)),
    )
    started.child.kill('SIGKILL')
    await ended
  }
  expect(acknowledged.placed.size).toBeGreaterThan(ROUNDS)
  expect(acknowledged.paid.size).toBeGreaterThan(0)

  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', PORT: String(port) })
  const database = await openDatabase(config)
  const { db } = database
  const services = { config, providers: openProviders(config) }
  // By the clock: what waits is over, and what is under way is asked about until it is there.
  for (const hours of [1, 2, 3, 4]) {
    await new Promise((resolve) => void setTimeout(resolve, 1_000))
    await attendToOrders(database, services, new Date(Date.now() + hours * 3_600_000))
  }
  const kept = await db.select().from(orders)
  const states = new Map(kept.map(({ id, state }) => [id, state]))
  for (const id of acknowledged.placed) expect(states.has(id), `order ${id} is kept`).toBe(true)
  for (const id of acknowledged.paid) expect(states.get(id), `order ${id}`).toBe('paid')
  expect(kept.filter(({ state }) => state === 'pending')).toEqual([])

  const cashier = readCashier(dataDir)
  const ours = await db.select().from(payments)
  const given = await db.select().from(refunds).where(eq(refunds.state, 'succeeded'))
  for (const { id, number, paidFen } of ours) {
    const back = given.filter(({ paymentId }) => paymentId === id).reduce((sum, { fen }) => sum + fen, 0)
    expect({ number, paid: paidFen, back }).toEqual({ number, ...(cashier.get(number) ?? { paid: 0, back: 0 }) })
  }
  for (const id of acknowledged.asked)
    expect(
      given.filter((one) => one.orderId === id && !one.isReturn),
      `the refund of ${id}`,
    ).toHaveLength(1)
  const twice = await db
    .select({ n: sql<number>`count(*)::integer` })
    .from(payments)
    .where(eq(payments.state, 'paid'))
    .groupBy(payments.orderId)
  expect(twice.filter(({ n }) => n > 1)).toEqual([])
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
