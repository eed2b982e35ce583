import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { confirmOrder, placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { listServices } from '#contract/commerce/services/endpoints.ts'
import { listDays } from '#contract/commerce/services/rules.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { decideTransfer, submitTransfer } from '#contract/commerce/transfers/endpoints.ts'
import { TRANSFER_MS } from '#contract/commerce/transfers/limits.ts'
import { pdf } from '#tests/setup/file-bytes.ts'
import {
  askProgram,
  expectSameBooks,
  freePort,
  payAtCashier,
  type Program,
  settle,
  startToKill,
} from '#tests/setup/money/killed-fair.ts'
import { dayIn, newExhibitors, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { readConfig } from '#server/config.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { payments } from '#server/modules/commerce/payments/payments.schema.ts'
import { bookedDays, bookings } from '#server/modules/commerce/services/services.schema.ts'
import { transfers } from '#server/modules/commerce/transfers/transfers.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'

/** Each ends with kill -9, at another moment. */
const ROUNDS = 20
/** Answers after which the server is killed, one more with each round: of the last rounds all are heard. */
const ANSWERS = 12
/** The first day of the advert spaces that are booked. */
const FIRST_DAY = 40
const HOUR_MS = 3_600_000

/** What exhibitors and the organizer console heard: they believe it, so it must be true at the end. */
const acknowledged = {
  placed: new Set<number>(),
  paid: new Set<number>(),
  requested: new Set<number>(),
  transferred: new Set<number>(),
}

interface Round {
  program: Program
  services: Service[]
  round: number
}

/** An exhibitor orders a service, and the organizer confirms it. */
async function order(
  { program, services, round }: Round,
  token: string,
  name: string,
  over: Parameters<typeof wholeServiceOrder>[1] = {},
): Promise<Order> {
  const service = services.find((one) => one.name === name)
  if (!service) throw new Error(`no service is called ${name}`)
  const input = wholeServiceOrder(service, { ...over, key: `crash-${name.length}-${round}` })
  const placed = await askProgram<Order>(program, placeServiceOrder.path, token, input)
  acknowledged.placed.add(placed.id)
  const { id, version } = placed
  return askProgram<Order>(program, confirmOrder.path, program.tokens[0] ?? '', { id, version })
}

/** Books an advert space for a day, pays it at the cashier, and gives that of every other round back. */
async function bookSpace(of: Round, token: string): Promise<void> {
  const { program, round } = of
  const day = dayIn(FIRST_DAY + round)
  const { id } = await order(of, token, '展品页横幅', { days: { from: day, until: day } })
  const { state, lines } = await payAtCashier(program, token, id)
  if (state === 'paid') acknowledged.paid.add(id)
  if (round % 2 === 0) return
  const fen = lines.reduce((sum, { refundable }) => sum + (refundable?.fen ?? 0), 0)
  const lineIds = lines.map((line) => line.id)
  const refund = { key: `crash-back-${round}`, orderId: id, lineIds, reason: 'personal', fen }
  await askProgram(program, requestRefund.path, token, refund)
  acknowledged.requested.add(id)
}

/** Buys live hours by a bank transfer, which finance has seen arrive. */
async function transfer(of: Round, token: string): Promise<void> {
  const { program, round } = of
  const { id: orderId } = await order(of, token, '直播时长')
  const form = new FormData()
  form.append('module', 'transfer')
  form.append('file', new File([new Uint8Array(pdf)], '回单.pdf'))
  const path = (uploadMaterial.base + uploadMaterial.path).replace(/^\/api/, '')
  const file = await askProgram<{ id: string }>(program, path, token, form)
  const report = { key: `crash-transfer-${round}`, orderId, payer: '甲', paidOn: chinaDay(new Date()) }
  const proofs = [fileAddress(file.id)]
  const { id, version } = await askProgram<{ id: number; version: number }>(program, submitTransfer.path, token, {
    ...report,
    proofs,
  })
  const decision = { id, version, confirm: true, reason: '' }
  await askProgram(program, decideTransfer.path, program.tokens[1] ?? '', decision)
  acknowledged.transferred.add(orderId)
}

it('kill -9 in 20 rounds of services that are booked, confirmed, paid and transferred: none that was acknowledged is lost, each space is one’s, and our books are the cashier’s to the fen', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-services-'))
  const port = await freePort()
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', PORT: String(port) })
  const before = await openDatabase(config)
  await seedWhenEmpty(before)
  const exhibitors = await newExhibitors({ database: before }, ROUNDS * 2)
  await before.close()
  const types = [userTypes.organizer, userTypes.financeStaff]
  for (let round = 0; round < ROUNDS; round += 1) {
    const program = await startToKill({ dataDir, port, userTypes: types }, 3 + (round % ANSWERS))
    const ended = once(program.child, 'exit')
    const services = await askProgram<Service[]>(program, listServices.path, '', {})
    const of = { program, services, round }
    const [first, second] = exhibitors.slice(round * 2)
    await Promise.allSettled([bookSpace(of, first?.token ?? ''), transfer(of, second?.token ?? '')])
    program.child.kill('SIGKILL')
    await ended
  }
  expect(acknowledged.placed.size).toBeGreaterThan(ROUNDS)
  for (const heard of [acknowledged.paid, acknowledged.requested, acknowledged.transferred])
    expect(heard.size).toBeGreaterThan(0)

  const database = await openDatabase(config)
  const { db } = database
  await settle(database, { config, providers: openProviders(config) }, new Date(Date.now() + TRANSFER_MS + HOUR_MS))
  const kept = await db.select().from(orders).where(eq(orders.kind, 'service'))
  const byId = new Map(kept.map((one) => [one.id, one]))
  for (const id of acknowledged.placed) expect(byId.has(id), `order ${id} is kept`).toBe(true)
  for (const id of acknowledged.paid) expect(byId.get(id)?.state, `order ${id}`).toBe('paid')
  for (const id of acknowledged.transferred)
    expect(byId.get(id), `order ${id}`).toMatchObject({ state: 'paid', method: 'transfer' })
  expect(kept.filter(({ state }) => state === 'pending')).toEqual([])
  await expectSameBooks(db, dataDir, acknowledged.requested)

  const confirmed = await db
    .select({ orderId: transfers.orderId, fen: payments.paidFen })
    .from(transfers)
    .leftJoin(payments, eq(payments.orderId, transfers.orderId))
    .where(eq(transfers.state, 'confirmed'))
  for (const { orderId, fen } of confirmed)
    expect(fen, `the transfer of ${orderId}`).toBe(byId.get(orderId)?.payableFen)

  const booked = await db.select().from(bookings).where(eq(bookings.kind, 'advert'))
  const standing = booked.filter(({ state }) => state === 'held' || state === 'valid' || state === 'locked')
  const days = await db.select({ bookingId: bookedDays.bookingId }).from(bookedDays)
  const ascending = (a: number, b: number) => a - b
  expect(days.map(({ bookingId }) => bookingId).toSorted(ascending)).toEqual(
    standing
      .flatMap(({ id, firstDay, lastDay }) => listDays({ from: firstDay ?? '', until: lastDay ?? '' }).map(() => id))
      .toSorted(ascending),
  )
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)
