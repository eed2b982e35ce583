import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { assignBooth, releaseBooth } from '#contract/fair/booths/endpoints.ts'
import { publishPlan, savePlan, getManagedPlan } from '#contract/fair/floor-plan/endpoints.ts'
import { getOwnOrder, placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { checkPayment } from '#contract/commerce/payments/endpoints.ts'
import { SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { bookings } from '#server/modules/commerce/services/services.schema.ts'
import { lockPlans } from '#server/modules/fair/floor-plan/index.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { type BoothBuyer, freeBooths, newBoothBuyers, wholeBoothOrder } from '#tests/setup/money/booths.ts'
import { paymentOf, runDueOrders } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, serviceNamed } from '#tests/setup/money/services.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
const MANY = 50
let service: Service
let hallId: number
let buyers: BoothBuyer[]
const provider = createPaymentPort()
beforeAll(async () => {
  service = await serviceNamed(server(), 'Design Hall booth')
  hallId = service.booth?.hallId ?? 0
})
beforeEach(async () => {
  server().providers.payment = provider.port
  buyers = await newBoothBuyers(server(), RACERS)
  await forgetAttempts(server())
})

const buyerOf = (racer: number): BoothBuyer => {
  const buyer = buyers[racer % buyers.length]
  if (!buyer) throw new Error('there are buyers')
  return buyer
}
const freeBooth = async (nth = 0) => {
  const booth = (await freeBooths(server(), service, buyerOf(0)))[nth]
  if (!booth) throw new Error('no booth is free')
  return booth
}
type Free = Awaited<ReturnType<typeof freeBooth>>
const order = (booth: Free, { headers }: BoothBuyer) =>
  server().ask(placeServiceOrder, wholeBoothOrder(service, booth), { headers })
const codesOf = (outcomes: PromiseSettledResult<{ code: number }>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const change = (statement: string) => server().database.write((db) => db.execute(sql.raw(statement)))
const rowsAt = (number: string) => server().database.db.select().from(booths).where(eq(booths.number, number))
const countOf = (codes: readonly number[], one: number) => codes.filter((code) => code === one).length
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })

describe('one booth', () => {
  it('is ordered by one of ten exhibitors', async () => {
    const booth = await freeBooth()
    const { outcomes } = await race(server().database, 'booth', (racer) => order(booth, buyerOf(racer)))
    const codes = codesOf(outcomes)
    expect([countOf(codes, 0), countOf(codes, errors.BoothTaken.code)]).toEqual([1, RACERS - 1])
    expect(await rowsAt(booth.number)).toHaveLength(1)
  })

  it('is ordered by one of fifty exhibitors at once', async () => {
    const booth = await freeBooth()
    const many = await newBoothBuyers(server(), MANY)
    const codes = (await Promise.all(many.map((buyer) => order(booth, buyer)))).map(({ code }) => code)
    expect([countOf(codes, 0), countOf(codes, errors.BoothTaken.code)]).toEqual([1, MANY - 1])
    expect(await rowsAt(booth.number)).toHaveLength(1)
  })

  it('without its key is ordered by all of them', async () => {
    const booth = await freeBooth()
    await change('alter table booth drop constraint booth_number')
    const { outcomes } = await race(server().database, 'booth', (racer) => order(booth, buyerOf(racer)))
    expect(countOf(codesOf(outcomes), 0)).toBe(RACERS)
    await server().database.write((db) => db.delete(booths).where(eq(booths.number, booth.number)))
    await change('alter table booth add constraint booth_number unique (hall_id, number)')
  })

  it('is ordered by an exhibitor or assigned to another, whoever is first', async () => {
    const booth = await freeBooth()
    const desk = await organizer()
    const { outcomes } = await race(server().database, 'booth', async (racer) => {
      const assignment = { hallId, number: booth.number, exhibitorId: buyerOf(racer).exhibitorId, from: null }
      if (racer % 2 === 1) return { code: (await server().ask(assignBooth, assignment, desk)).code }
      return { code: (await order(booth, buyerOf(racer))).code }
    })
    const codes = codesOf(outcomes)
    expect(countOf(codes, 0)).toBe(1)
    const first = codes.indexOf(0)
    const isOrdered = first % 2 === 0
    // Who was first has it, by an order that is not paid or by the organizer.
    const rows = await rowsAt(booth.number)
    const had = { exhibitorId: buyerOf(first).exhibitorId, status: isOrdered ? 'held' : 'assigned' }
    expect(rows.map(({ bookingId, ...row }) => ({ ...row, isBooked: bookingId !== null }))).toMatchObject([
      { ...had, isBooked: isOrdered },
    ])
    // The others read why: an exhibitor that it is taken, an organizer whether an order has it.
    const refusals = codes.map((_, racer): number => {
      const isByOrganizer = racer % 2 === 1
      return isByOrganizer && isOrdered ? errors.BoothOrdered.code : errors.BoothTaken.code
    })
    expect(codes).toEqual(refusals.with(first, 0))
    const racing = inArray(
      bookings.exhibitorId,
      buyers.map(({ exhibitorId }) => exhibitorId),
    )
    const booked = await server().database.db.select().from(bookings).where(racing)
    expect(booked.map(({ id }) => id)).toEqual(isOrdered ? [rows[0]?.bookingId] : [])
  })
})

describe('ten booths that one exhibitor orders at once', () => {
  const orderAll = async () => {
    const free = await freeBooths(server(), service, buyerOf(0))
    const { outcomes } = await race(server().database, 'booth', (racer) => {
      const booth = free[racer]
      if (!booth) throw new Error('too few booths are free')
      return order(booth, buyerOf(0))
    })
    return codesOf(outcomes)
  }

  it('are one', async () => {
    const codes = await orderAll()
    expect([countOf(codes, 0), countOf(codes, errors.OwnBoothExists.code)]).toEqual([1, RACERS - 1])
  })

  it('without the key of exhibitors are as many as may wait', async () => {
    await change('alter table booth drop constraint booth_exhibitor_id_unique')
    expect(countOf(await orderAll(), 0)).toBe(RACERS)
    await server().database.write((db) => db.delete(booths).where(eq(booths.exhibitorId, buyerOf(0).exhibitorId)))
    await change('alter table booth add constraint booth_exhibitor_id_unique unique (exhibitor_id)')
  })
})

it('a payment and the end of the order are one of both, and the booth is with neither or with its buyer', async () => {
  for (const buyer of buyers.slice(0, 3)) {
    const booth = await freeBooth()
    const placed = await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)
    provider.pay(await paymentOf(server(), buyer.headers, placed))
    const over = new Date(Date.now() + SERVICE_PAY_MS + 1_000)
    await race(server().database, 'sales_order', async (racer) => {
      if (racer % 2 === 1) return runDueOrders(server(), over)
      await server().ask(checkPayment, { orderId: placed.id }, { headers: buyer.headers })
    })
    await runDueOrders(server(), over)
    const { data } = await server().ask(getOwnOrder, { id: placed.id }, { headers: buyer.headers })
    // What was paid in time or late is the buyer's while nobody else has the booth.
    expect(data.state).toBe('paid')
    expect(await rowsAt(booth.number)).toMatchObject([{ status: 'assigned', exhibitorId: buyer.exhibitorId }])
  }
})

it('a refund finds the booth that an organizer moves meanwhile', async () => {
  const [booth, next] = [await freeBooth(), await freeBooth(1)]
  const buyer = buyerOf(0)
  const placed = await confirmedService(server(), wholeBoothOrder(service, booth), buyer.headers)
  provider.pay(await paymentOf(server(), buyer.headers, placed))
  await server().ask(checkPayment, { orderId: placed.id }, { headers: buyer.headers })
  const [row] = await rowsAt(booth.number)
  const { freeBooked } = await import('#server/modules/fair/booths/booths.queries.ts')
  const freed = await comeSecond(
    server().database,
    async (db) => {
      await db.delete(booths).where(eq(booths.id, row?.id ?? 0))
      const { id: _, ...moved } = row ?? { id: 0, hallId, number: '' }
      await db.insert(booths).values({ ...moved, number: next.number })
    },
    () => server().database.write((db) => freeBooked(db, row?.bookingId ?? 0)),
  )
  expect(freed?.number).toBe(next.number)
  expect(await rowsAt(next.number)).toEqual([])
})

describe('a plan that is published', () => {
  it('keeps a booth that is being ordered', async () => {
    const booth = await freeBooth()
    await order(booth, buyerOf(0))
    const desk = await organizer()
    const { data } = await server().ask(getManagedPlan, { hallId, level: booth.level }, desk)
    const drawing = { ...data.draft, booths: data.draft.booths.filter(({ number }) => number !== booth.number) }
    const saved = await server().ask(savePlan, { hallId, level: booth.level, revision: data.revision, drawing }, desk)
    const publish = { hallId, level: booth.level, revision: saved.data.revision }
    const refused = await server().ask(publishPlan, publish, desk)
    expect(refused.data).toMatchObject({ error: 'FloorPlanBoothsTaken', numbers: [booth.number] })
    const release = { hallId, number: booth.number, exhibitorId: buyerOf(0).exhibitorId }
    expect((await server().ask(releaseBooth, release, desk)).data).toMatchObject({ error: 'BoothOrdered' })
  })

  it('without a booth sells it to nobody who looked before', async () => {
    const booth = await freeBooth()
    const answer = await comeSecond(
      server().database,
      async (db) => {
        const plan = (await lockPlans(db, hallId)).find(({ level }) => level === booth.level)
        if (!plan?.published) throw new Error('no plan')
        const left = plan.published.booths.filter(({ number }) => number !== booth.number)
        return db
          .update(floorPlans)
          .set({ published: { ...plan.published, booths: left } })
          .where(eq(floorPlans.id, plan.id))
      },
      () => order(booth, buyerOf(0)),
    )
    expect(answer.data).toMatchObject({ error: 'BoothNotFound' })
    expect(await rowsAt(booth.number)).toEqual([])
  })
})
