import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { leaveWaitingList } from '#contract/commerce/waiting-list/endpoints.ts'
import { OFFER_MS } from '#contract/commerce/waiting-list/limits.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { waitingFor } from '#tests/setup/money/waiting.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { quotas } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { waitingPlaces } from './waiting-list.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
let type: TicketType
let buyers: { token: string }[]
const list = waitingFor(server, () => type)
beforeAll(async () => {
  type = await typeNamed(server(), 'One-day ticket')
  buyers = await newBuyers(server(), 30)
})
beforeEach(async () => {
  await forgetAttempts(server())
  await server().database.write(async (db) => {
    await db.execute(sql`update waiting_place set state = 'left', over_at = now() where state = 'waiting'`)
    await db.execute(sql`update ticket_type set per_person = 100 where id = ${type.id}`)
  })
  await list.serve(new Date(Date.now() + OFFER_MS + 1_000))
  await list.setLeft(0)
})

const buyer = (n: number) => buyers[n] ?? { token: '' }
const states = async () => {
  const rows = await server().database.db.select().from(waitingPlaces).orderBy(waitingPlaces.id)
  return rows.slice(-3).map(({ state }) => state)
}
const countMails = async () =>
  (await server().database.db.select().from(outbox)).filter(({ template }) => template === 'placeOffered').length

describe('one place that came free', () => {
  it('is offered to one, by ten servers at once', async () => {
    for (const n of [0, 1, 2]) await list.join(buyer(n))
    await list.setLeft(1)
    const before = await countMails()
    await race(server().database, 'waiting_place', () => list.serve())
    expect(await states()).toEqual(['offered', 'waiting', 'waiting'])
    expect((await countMails()) - before).toBe(1)
    expect(await list.isTrue()).toBe(true)
  })

  it('is offered to three, where who looks first does not take it', async () => {
    for (const n of [3, 4, 5]) await list.join(buyer(n))
    await list.setLeft(1)
    const { id } = await list.quota()
    const { database } = server()
    await race(database, 'waiting_place', (racer) =>
      database.write(async (db) => {
        const [quota] = await db.select().from(quotas).where(eq(quotas.id, id))
        const rows = await db.select().from(waitingPlaces).where(eq(waitingPlaces.state, 'waiting'))
        const first = rows[racer % 3]
        if (!quota || quota.held >= quota.capacity || !first) throw new Error('nothing is free')
        await db.update(waitingPlaces).set({ state: 'offered', offered: 1 }).where(eq(waitingPlaces.id, first.id))
      }),
    )
    expect(await states()).toEqual(['offered', 'offered', 'offered'])
    expect(await list.isTrue()).toBe(false)
    await database.write((db) => db.execute(sql`update waiting_place set state = 'left' where state = 'offered'`))
  })
})

describe('an offer', () => {
  it('bears one order, of ten at once', async () => {
    await list.join(buyer(6))
    await list.setLeft(1)
    await list.serve()
    const { outcomes } = await race(server().database, 'sales_order', () =>
      server().ask(placeTicketOrder, wholeOrder(type), { headers: buyer(6) }),
    )
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(await list.isTrue()).toBe(true)
  })

  it.each([1, 2, 3])('against its end, its owner’s giving it up and the next in line: round %i', async (round) => {
    const owner = buyer(6 + round)
    const place = (await list.join(owner)).data
    await list.join(buyer(20 + round))
    await list.setLeft(1)
    await list.serve()
    await race(server().database, 'waiting_place', async (racer) => {
      if (racer % 3 === 0) return server().ask(placeTicketOrder, wholeOrder(type), { headers: owner })
      if (racer % 3 === 1) return server().ask(leaveWaitingList, { id: place.id }, { headers: owner })
      return list.serve(new Date(Date.now() + OFFER_MS + 1_000))
    })
    expect(await list.isTrue()).toBe(true)
    expect(['taken', 'missed', 'left']).toContain((await list.own(owner))?.state)
  })

  it('is returned ten times, where nobody looks whether it still stands', async () => {
    const place = (await list.join(buyer(12))).data
    await list.setLeft(1)
    await list.serve()
    const { id, held } = await list.quota()
    const { database } = server()
    await race(database, 'ticket_quota', () =>
      database.write(async (db) => {
        await db.update(waitingPlaces).set({ state: 'missed' }).where(eq(waitingPlaces.id, place.id))
        await db
          .update(quotas)
          .set({ held: sql`${quotas.held} - 1` })
          .where(eq(quotas.id, id))
      }),
    )
    expect((await list.quota()).held).toBeLessThan(held - 1)
    await database.write((db) =>
      db
        .update(quotas)
        .set({ held: held - 1 })
        .where(eq(quotas.id, id)),
    )
  })
})

describe('joining', () => {
  it('ten times at once is joining once', async () => {
    const { outcomes } = await race(server().database, 'waiting_place', () => list.join(buyer(13)))
    const ids = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.data.id : -1))
    expect(new Set(ids).size).toBe(1)
  })

  it('ten times is ten places without its index', async () => {
    const { database } = server()
    const known = (await list.join(buyer(14))).data
    await database.write((db) => db.execute(sql`drop index waiting_place_standing`))
    const { id: _, ...row } = (
      await database.db.select().from(waitingPlaces).where(eq(waitingPlaces.id, known.id))
    )[0] ?? { id: 0, typeId: 0, accountId: 0, quantity: 1 }
    await race(database, 'waiting_place', () =>
      database.write((db) => db.insert(waitingPlaces).values(row).onConflictDoNothing()),
    )
    const rows = await database.db.select().from(waitingPlaces).where(eq(waitingPlaces.accountId, row.accountId))
    expect(rows).toHaveLength(RACERS + 1)
    await database.write(async (db) => {
      await db.delete(waitingPlaces).where(eq(waitingPlaces.accountId, row.accountId))
      await db.execute(sql`create unique index waiting_place_standing on waiting_place (account_id, type_id)
        where state in ('waiting', 'offered')`)
    })
  })

  it('and ordering what comes free at the same moment never gives more than there is', async () => {
    await list.join(buyer(15))
    await list.setLeft(2)
    await Promise.all(
      Array.from({ length: RACERS }, (_, racer) =>
        racer % 2 === 0
          ? list.serve()
          : server().ask(placeTicketOrder, wholeOrder(type), { headers: buyer(15 + racer) }),
      ),
    )
    expect((await list.own(buyer(15)))?.state).toBe('offered')
    expect(await list.isTrue()).toBe(true)
  })
})
