import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import * as contract from '#contract/commerce/check-in/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { fulfilled, race, RACERS, rejected } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { checkLists, checkZones, ticketEntries } from './check-in.schema'
import { putZoneHall } from './zones.queries'

const server = useServer('demo')
const MISSING = 2_000_000_000
let headers: Record<string, string>
let hallId = 0
let otherHall = 0
let ticketId = 0
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const { db } = server().database
  const found = await db
    .select()
    .from(halls)
    .where(inArray(halls.key, ['design', 'crafts']))
  hallId = found.find(({ key }) => key === 'design')?.id ?? 0
  otherHall = found.find(({ key }) => key === 'crafts')?.id ?? 0
  const [buyer = { token: '' }] = await newBuyers(server(), 1)
  const order = await placed(server(), buyer, wholeOrder(await typeNamed(server(), 'Trade visitor ticket')))
  ticketId = order.lines[0]?.ticket?.id ?? 0
})
beforeEach(() =>
  server().database.write(async (db) => {
    await db.delete(checkZones)
    await db.delete(ticketEntries).where(eq(ticketEntries.zone, 'H1'))
  }),
)

type Written = InputOf<typeof contract.saveCheckList>['list']
const written = (over: Partial<Written> = {}): Written => ({
  name: { zh: '展馆门', en: 'Hall door' },
  zone: 'H1',
  typeIds: [],
  reEntry: false,
  open: true,
  ...over,
})
const add = (over?: Partial<Written>, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  server().ask(contract.saveCheckList, { id: null, version: null, list: written(over) }, { headers, language })
const hallOf = async (id: number) => {
  const { data } = await server().ask(contract.listCheckLists, {}, { headers })
  return data.find((one) => one.id === id)?.hallId
}
const figuresOf = async (of = hallId) =>
  (await server().ask(contract.getHallCheckIns, { hallId: of }, { headers })).data

describe('a zone', () => {
  it('belongs to the hall that was last named by one of its gates, for all of them', async () => {
    const { data: first } = await add({ hallId })
    expect(first.hallId).toBe(hallId)
    const { data: second } = await add()
    expect(second.hallId).toBe(hallId)
    const { id, version } = second
    await server().ask(contract.saveCheckList, { id, version, list: written({ hallId: otherHall }) }, { headers })
    expect(await hallOf(first.id)).toBe(otherHall)
    await server().ask(
      contract.saveCheckList,
      { id, version: version + 1, list: written({ hallId: null }) },
      { headers },
    )
    expect(await hallOf(first.id)).toBeNull()
  })

  it('stays as it is where the gate was changed meanwhile', async () => {
    const { data: gate } = await add({ hallId })
    const input = { id: gate.id, version: gate.version + 1, list: written({ hallId: otherHall }) }
    expect((await server().ask(contract.saveCheckList, input, { headers })).code).toBe(errors.CheckListChanged.code)
    expect(await hallOf(gate.id)).toBe(hallId)
  })

  it('of the whole fair belongs to no hall', async () => {
    const refused = await add({ zone: ' ', hallId })
    expect(refused.data).toMatchObject({ error: 'BadInput', fields: [{ field: 'input.list.hallId' }] })
    expect((await add({ zone: '', hallId }, 'en-US')).msg).toContain('Please enter a zone')
    expect((await add({ zone: '', hallId: null })).code).toBe(0)
    expect(await server().database.db.select().from(checkZones)).toEqual([])
  })

  it('names no hall that is not there', async () => {
    const before = await server().database.db.$count(checkLists)
    expect((await add({ hallId: MISSING })).code).toBe(errors.HallNotFound.code)
    expect(await server().database.db.$count(checkLists)).toBe(before)
  })

  it('takes no deleted hall, which has no figures either', async () => {
    const remove = (deletedAt: Date | null) =>
      server().database.write((db) =>
        db
          .update(contentItems)
          .set({ deletedAt })
          .where(and(eq(contentItems.kind, 'hall'), eq(contentItems.id, otherHall))),
      )
    const { data: gate } = await add({ hallId })
    await remove(new Date())
    try {
      const before = await server().database.db.$count(checkLists)
      expect((await add({ hallId: otherHall })).code).toBe(errors.HallNotFound.code)
      expect(await server().database.db.$count(checkLists)).toBe(before)
      expect(await hallOf(gate.id)).toBe(hallId)
      const figures = await server().ask(contract.getHallCheckIns, { hallId: otherHall }, { headers })
      expect(figures.code).toBe(errors.HallNotFound.code)
    } finally {
      await remove(null)
    }
  })

  it('has one hall when ten gates name two at once', async () => {
    const { outcomes } = await race(server().database, 'check_zone', (racer) =>
      add({ hallId: racer % 2 === 0 ? hallId : otherHall }),
    )
    const saved = outcomes.flatMap((one) =>
      one.status === 'fulfilled' && one.value.code === 0 ? [one.value.data.id] : [],
    )
    expect(saved).toHaveLength(RACERS)
    const rows = await server().database.db.select().from(checkZones)
    expect(rows).toHaveLength(1)
    expect([hallId, otherHall]).toContain(rows[0]?.hallId)
    // Every gate shows the hall that won.
    const { data } = await server().ask(contract.listCheckLists, {}, { headers })
    const shown = data.filter(({ id }) => saved.includes(id)).map((one) => one.hallId)
    expect(shown).toEqual(Array.from({ length: RACERS }, () => rows[0]?.hallId))
  })

  it('is refused to racers that delete its row and then add one; put in one step it is given to each in turn', async () => {
    const { database } = server()
    const looked = await race(database, 'check_zone', (racer) =>
      database.write(async (db) => {
        await db.delete(checkZones).where(eq(checkZones.zone, 'H1'))
        await db.insert(checkZones).values({ zone: 'H1', hallId: racer % 2 === 0 ? hallId : otherHall })
      }),
    )
    expect(rejected(looked).length).toBeGreaterThan(0)
    await database.write((db) => db.delete(checkZones))
    const put = await race(database, 'check_zone', (racer) =>
      database.write((db) => putZoneHall(db, 'H1', racer % 2 === 0 ? hallId : otherHall)),
    )
    expect(fulfilled(put)).toHaveLength(RACERS)
    const rows = await database.db.select().from(checkZones)
    expect(rows).toHaveLength(1)
    expect([hallId, otherHall]).toContain(rows[0]?.hallId)
  })
})

describe('the figures of a hall', () => {
  const today = () => chinaDay(new Date())
  const enter = async (listId: number, day: string, ...results: ('valid' | 'again' | 'conflict')[]) => {
    const row = { listId, zone: 'H1', day, at: new Date(), byAccount: Number(headers['userid']) }
    const rows = results.map((result, at) => ({
      ...row,
      result,
      ticketId,
      clientKey: `${day}-${listId}-${at}`,
    }))
    await server().database.write((db) => db.insert(ticketEntries).values(rows))
  }

  it('count who was let in by its zones, today and in total, and no re-entry', async () => {
    const { data: gate } = await add({ hallId })
    await enter(gate.id, today(), 'valid', 'again', 'conflict')
    await enter(gate.id, '2026-01-02', 'valid')
    expect(await figuresOf()).toEqual({ zones: ['H1'], today: 2, total: 3 })
    expect(await figuresOf(otherHall)).toEqual({ zones: [], today: 0, total: 0 })
    await server().database.write((db) => putZoneHall(db, 'H1', otherHall))
    expect(await figuresOf()).toEqual({ zones: [], today: 0, total: 0 })
    expect(await figuresOf(otherHall)).toMatchObject({ today: 2, total: 3 })
  })

  it('sum up several zones', async () => {
    await add({ hallId })
    const { data: other } = await add({ hallId, zone: 'A1' })
    await enter(other.id, today(), 'valid')
    expect(await figuresOf()).toEqual({ zones: ['A1', 'H1'], today: 1, total: 1 })
  })

  it('are not there of a hall that is not, and not for who manages no booths', async () => {
    expect((await server().ask(contract.getHallCheckIns, { hallId: MISSING }, { headers })).code).toBe(
      errors.HallNotFound.code,
    )
    for (const userType of [userTypes.receptionUnit, userTypes.exhibitor, userTypes.buyer, userTypes.financeStaff]) {
      const as = { headers: await signedInAs(server(), userType) }
      expect((await server().ask(contract.getHallCheckIns, { hallId }, as)).code).toBe(errors.NotAllowed.code)
    }
    const reception = { headers: await signedInAs(server(), userTypes.receptionUnit) }
    const input = { id: null, version: null, list: written({ hallId }) }
    expect((await server().ask(contract.saveCheckList, input, reception)).code).toBe(errors.NotAllowed.code)
  })
})
