import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { count, eq, gt } from 'drizzle-orm'
import { expect } from 'vitest'
import { payCashierPayment } from '#contract/commerce/cashier/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, startPayment } from '#contract/commerce/payments/endpoints.ts'
import { processDueOrders } from '#server/modules/commerce/payments/index.ts'
import { payments, refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { projectRoot } from '#server/platform/project.ts'
import { waitFor } from '../wait-for'

/** A port that nobody listens on: a fair that is started again is found where it was. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A fair of its own process, which does what it does by its clock. */
export interface Program {
  address: string
  child: ChildProcess
  /** Of the user types that were requested, in their order. */
  tokens: string[]
  /** Called for each response. */
  onAnswer: () => void
}

/** Starts a fair that is killed once so many of its answers were heard. */
export async function startToKill(
  { dataDir, port, userTypes }: { dataDir: string; port: number; userTypes: readonly number[] },
  answers: number,
): Promise<Program> {
  const env = { ...process.env, RATE_LIMIT: '0', DEMO: '1', DATA_DIR: dataDir, PORT: String(port), JOBS: '1' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/programs/editing.ts'], {
    cwd: projectRoot,
    env: { ...env, USER_TYPES: userTypes.join(',') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let left = answers
  const onAnswer = () => {
    left -= 1
    if (left === 0) child.kill('SIGKILL')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, tokens }: { address: string; tokens: string[] } = JSON.parse(line)
    return { child, address, tokens, onAnswer }
  }
  throw new Error('the program ended before it was ready')
}

/** Calls as a page does; throws where it is refused, or the fair is gone. */
export async function askProgram<Data>(
  { address, onAnswer }: Pick<Program, 'address' | 'onAnswer'>,
  path: string,
  token: string,
  data: object,
): Promise<Data> {
  const form = data instanceof FormData
  const headers = { token, ...(form ? {} : { 'content-type': 'application/json' }) }
  const body = form ? data : JSON.stringify(data)
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body })
  const answer: { code: number; msg: string; data: Data } = await response.json()
  if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`)
  onAnswer()
  return answer.data
}

/** Pays an order at the cashier of the sandbox, and gives it as its page sees it then. */
export async function payAtCashier(program: Program, token: string, orderId: number): Promise<Order> {
  const { codeUrl } = await askProgram<{ codeUrl: string }>(program, startPayment.path, token, { orderId })
  const which = Object.fromEntries(new URLSearchParams(codeUrl.split('?')[1]))
  await askProgram(program, payCashierPayment.path, '', which)
  return askProgram<Order>(program, checkPayment.path, token, { orderId })
}

/** Does what a server does by its clock from then on, a minute at a time, until no payment and no refund is under way. */
export async function settle(
  database: Database,
  services: Parameters<typeof processDueOrders>[1],
  from: Date,
): Promise<void> {
  const { db } = database
  let at = from.getTime()
  await waitFor(async () => {
    at += 60_000
    await processDueOrders(database, services, new Date(at))
    expect(await db.$count(payments, eq(payments.state, 'open'))).toBe(0)
    expect(await db.$count(refunds, eq(refunds.state, 'asked'))).toBe(0)
  })
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

/** Our books are the cashier's to the fen, each refund that was requested was given once, and no order was paid twice. */
export async function expectSameBooks(db: Db, dataDir: string, input: Iterable<number>): Promise<void> {
  const cashier = readCashier(dataDir)
  const given = await db.select().from(refunds).where(eq(refunds.state, 'succeeded'))
  for (const { id, number, paidFen } of await db.select().from(payments).where(eq(payments.method, 'wechat'))) {
    const back = given.filter(({ paymentId }) => paymentId === id).reduce((sum, { fen }) => sum + fen, 0)
    expect({ number, paid: paidFen, back }).toEqual({ number, ...(cashier.get(number) ?? { paid: 0, back: 0 }) })
  }
  for (const id of input) {
    const ofOrder = given.filter((one) => one.orderId === id && !one.isReturn)
    expect(ofOrder, `the refund of ${id}`).toHaveLength(1)
  }
  const twice = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.state, 'paid'))
    .groupBy(payments.orderId)
    .having(gt(count(), 1))
  expect(twice).toEqual([])
}
