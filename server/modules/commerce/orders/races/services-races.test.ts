import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addLive } from '#contract/live/live/endpoints.ts'
import { confirmOrder, getOrder, placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { SERVICES_PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import { listTakenDays } from '#contract/commerce/services/endpoints.ts'
import { CONFIRM_MS } from '#contract/commerce/services/limits.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { decideTransfer } from '#contract/commerce/transfers/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { sessionDraft } from '#tests/setup/lives.ts'
import { runDueOrders } from '#tests/setup/money/orders.ts'
import {
  confirmedService,
  dayIn,
  newExhibitors,
  placedService,
  serviceNamed,
  wholeServiceOrder,
} from '#tests/setup/money/services.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { exhibitors as exhibitorTable } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { receiveTransfer } from '#server/modules/commerce/payments/index.ts'
import { payments } from '#server/modules/commerce/payments/payments.schema.ts'
import { countHours } from '#server/modules/commerce/services/bookings.queries.ts'
import { transfers } from '#server/modules/commerce/transfers/transfers.schema.ts'
import { closeOrder } from '../close'
import { findOrder, listOverdue } from '../orders.queries'
import { readFacts, storeOrder } from '../place/order-store.queries'
import { forgetAttempts } from '#tests/setup/attempts.ts'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
let banner: Service
let exhibitors: { token: string }[]
beforeAll(async () => {
  banner = await serviceNamed(server(), 'Exhibits banner')
  exhibitors = await newExhibitors(server(), RACERS)
})
beforeEach(() => forgetAttempts(server()))

const codesOf = (outcomes: PromiseSettledResult<{ code: number }>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const unconfirmed = new Date(Date.now() + CONFIRM_MS + 60_000)
const orderFor = (day: number) => wholeServiceOrder(banner, { days: { from: dayIn(day), until: dayIn(day) } })
const order = (racer: number, day: number) =>
  server().ask(placeServiceOrder, orderFor(day), { headers: exhibitors[racer] ?? {} })
/** So many orders of the first, one after another, of a day each. */
async function fill(count: number, from: number): Promise<void> {
  for (let day = from; day < from + count; day += 1) expect((await order(0, day)).code).toBe(0)
}

describe('one space on one day', () => {
  it('is held by one of ten; the others are notified', async () => {
    const { outcomes } = await race(server().database, 'service_day', (racer) => order(racer, 40))
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.ServiceDayTaken.code)).toHaveLength(RACERS - 1)
    expect((await server().ask(listTakenDays, { id: banner.id })).data).toEqual([dayIn(40)])
    await runDueOrders(server(), unconfirmed)
  })

  it('without its key is held by all of them', async () => {
    const { database } = server()
    const change = (statement: string) => database.write((db) => db.execute(sql.raw(statement)))
    await change('alter table service_day drop constraint service_day_service_id_day_pk')
    const { outcomes } = await race(database, 'service_day', (racer) => order(racer, 41))
    expect(codesOf(outcomes).filter((code) => code === 0)).toHaveLength(RACERS)
    await runDueOrders(server(), unconfirmed)
    await change('alter table service_day add constraint service_day_service_id_day_pk primary key (service_id, day)')
  })
})

it('ten of one key at once are one order, also where it is the last that may wait', async () => {
  await fill(SERVICES_PENDING_MAX - 1, 42)
  const input = orderFor(70)
  const { outcomes } = await race(server().database, 'sales_order', () =>
    server().ask(placeServiceOrder, input, { headers: exhibitors[0] ?? {} }),
  )
  expect(new Set(codesOf(outcomes))).toEqual(new Set([0]))
  await runDueOrders(server(), unconfirmed)
})

describe('orders of one account at once', () => {
  const FREE = 4
  const countOf = (codes: readonly number[], expectedCode: number) =>
    codes.filter((code) => code === expectedCode).length

  it('are as many as may wait, whether they are confirmed yet or not', async () => {
    await fill(SERVICES_PENDING_MAX - FREE, 80)
    const { outcomes } = await race(server().database, 'sales_order', (racer) => order(0, 110 + racer))
    const codes = codesOf(outcomes)
    expect(countOf(codes, 0)).toBe(FREE)
    expect(countOf(codes, errors.TooManyServiceOrders.code)).toBe(RACERS - FREE)
    await runDueOrders(server(), unconfirmed)
  })

  it('are all of them, where nobody holds the account', async () => {
    const { database } = server()
    await fill(SERVICES_PENDING_MAX - FREE, 80)
    const placed = await placedService(server(), orderFor(120), exhibitors[0])
    const like = await findOrder(database.db, placed.id)
    if (!like || like.accountId === null) throw new Error('the order has an owner')
    const { id: _, ...row } = like
    const { accountId } = like
    const { outcomes } = await race(database, 'sales_order', (racer) =>
      database.write(async (db) => {
        const [number, clientKey] = [`CONTROL-${racer}`, `control-${racer}`]
        const { pending } = await readFacts(db, { accountId, kind: 'service', key: clientKey }, [])
        if (pending >= SERVICES_PENDING_MAX) throw new Error('too many')
        const control = { ...row, number, clientKey }
        return storeOrder(db, { order: control, lines: [], actions: [], now: new Date() })
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(RACERS)
    await runDueOrders(server(), unconfirmed)
  })
})

describe('a confirmation and the end of the twelve hours', () => {
  const confirm = async ({ id, version }: { id: number; version: number }) =>
    server().ask(confirmOrder, { id, version }, { headers: await signedInAs(server(), userTypes.organizer) })

  it('are one of both, whoever is first', async () => {
    for (const day of [50, 51, 52]) {
      const placed = await placedService(server(), orderFor(day))
      const run = async (racer: number) =>
        racer % 2 === 0 ? (await confirm(placed)).code : runDueOrders(server(), unconfirmed)
      const { outcomes } = await race(server().database, 'sales_order', run)
      const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : -1))
      const headers = await signedInAs(server(), userTypes.organizer)
      const { data } = await server().ask(getOrder, { id: placed.id }, { headers })
      const isConfirmed = codes.filter((code) => code === 0).length === 1
      expect([data.state, data.confirmedAt !== null]).toEqual([isConfirmed ? 'pending' : 'closed', isConfirmed])
      const taken = (await server().ask(listTakenDays, { id: banner.id })).data
      expect(taken.includes(dayIn(day))).toBe(isConfirmed)
      await server().database.write((db) => closeOrder(db, placed.id, { reason: 'calledOff' }))
    }
  })

  it('without a look at the clock would close an order that was confirmed meanwhile', async () => {
    const { db, write } = server().database
    const seen = await placedService(server(), orderFor(53))
    expect((await listOverdue(db, unconfirmed, 100)).map(({ id }) => id)).toContain(seen.id)
    await confirm(seen)
    const close = (overAt?: Date) =>
      write((writing) => closeOrder(writing, seen.id, { reason: 'unconfirmed', ...(overAt && { overAt }) }))
    expect(await close(unconfirmed)).toBe(false)
    expect(await close()).toBe(true)
  })
})

describe('a transfer that ten confirm at once', () => {
  async function submitted(day: number) {
    const { id: orderId } = await confirmedService(server(), orderFor(day))
    const row = { orderId, clientKey: 'a-transfer', payer: '甲', paidOn: dayIn(0), proofs: [] }
    const [transfer] = await server().database.write((db) => db.insert(transfers).values(row).returning())
    return { orderId, id: transfer?.id ?? 0 }
  }
  const countPayments = async (orderId: number) =>
    (await server().database.db.select().from(payments).where(eq(payments.orderId, orderId))).length

  it('is one payment', async () => {
    const { orderId, id } = await submitted(60)
    const headers = await signedInAs(server(), userTypes.financeStaff)
    const input = { id, version: 1, confirm: true, reason: '' }
    const { outcomes } = await race(server().database, 'transfer', () =>
      server().ask(decideTransfer, input, { headers }),
    )
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.TransferNotNow.code)).toHaveLength(RACERS - 1)
    expect(await countPayments(orderId)).toBe(1)
  })

  it('without its state would be ten', async () => {
    const { orderId } = await submitted(61)
    const { database, ...services } = server()
    await race(database, 'payment', () =>
      database.write(async (db) => {
        const row = await findOrder(db, orderId)
        if (row) await receiveTransfer(db, services, row, new Date())
      }),
    )
    expect(await countPayments(orderId)).toBe(RACERS)
  })
})

/** Of the exhibitors, one that has bought no hours. */
const LAST = RACERS - 1

describe('the last live hours', () => {
  const session = (racer: number, headers: { token: string }) =>
    server().ask(addLive, { key: `hours-${racer}`, draft: sessionDraft(2 * 60) }, { headers })

  const takeSessionsOff = () =>
    server().database.write((db) => db.update(lives).set({ exhibitorId: null, official: true }))

  it('go to one of ten sessions that are made at once', async () => {
    await takeSessionsOff()
    const headers = exhibitors[LAST] ?? { token: '' }
    const { outcomes } = await race(server().database, 'live', (racer) => session(racer, headers))
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.LiveHoursUsed.code)).toHaveLength(RACERS - 1)
  })

  it('without their lock would go to all ten', async () => {
    await takeSessionsOff()
    const { database } = server()
    const [row] = await database.db.select().from(exhibitorTable).orderBy(desc(exhibitorTable.id)).limit(1)
    const exhibitorId = row?.id ?? 0
    const times = { startsAt: new Date('2031-05-01T02:00:00Z'), endsAt: new Date('2031-05-01T04:00:00Z') }
    const { outcomes } = await race(database, 'live', (racer) =>
      database.write(async (db) => {
        const { usedMinutes } = await countHours(db, exhibitorId)
        if (usedMinutes > 60) throw new Error('too few hours')
        await db.insert(lives).values({ key: `unlocked-${racer}`, exhibitorId, ...times })
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(RACERS)
  })
})
