import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { getExhibitor } from '#contract/fair/exhibitors/endpoints.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { booths } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'

/** Lists of assignments and moves within a hall, as files of booths send them. */
const server = useServer('demo')
type Assignments = InputOf<typeof contract.assignBooths>['assignments']
const numbers = ['1A-01', '1A-02', '1A-04', '1A-05'] as const
let headers: Record<string, string>
let hallId = 0
let otherId = 0
let ids: number[] = []

beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const { db } = server().database
  const idOf = async (key: string) => (await db.select().from(halls).where(eq(halls.key, key)))[0]?.id ?? 0
  hallId = await idOf('design')
  const taken = await db.selectDistinct({ id: booths.hallId }).from(booths)
  otherId = taken.find(({ id }) => id !== hallId)?.id ?? 0
  const empty = { zh: '', en: '' }
  const added = await server().database.write((tx) =>
    upsertExhibitors(
      tx,
      Array.from({ length: RACERS + 4 }, (_, index) => ({
        externalKey: `several-${index}`,
        company: { zh: `甲${index}`, en: `A${index}` },
        abbreviation: empty,
        introduction: empty,
        logoUrl: empty,
        country: empty,
        city: empty,
        contactName: empty,
        address: empty,
      })),
    ),
  )
  ids = added.map(({ id }) => id)
})

/** The first three booths have the first three exhibitors, and the fourth nobody. */
beforeEach(async () => {
  await server().database.write(async (db) => {
    for (const number of numbers) await db.delete(booths).where(at(number))
    for (const exhibitorId of ids) await db.delete(booths).where(eq(booths.exhibitorId, exhibitorId))
    const rows = numbers
      .slice(0, 3)
      .map((number, i) => ({ hallId, number, exhibitorId: id(i), status: 'assigned' as const }))
    await db.insert(booths).values(rows)
  })
})

const at = (number: string) => and(eq(booths.hallId, hallId), eq(booths.number, number))
const id = (place: number) => ids[place] ?? 0
const rowAt = async (number: string) => (await server().database.db.select().from(booths).where(at(number)))[0]
const send = async (assignments: Assignments): Promise<OutputOf<typeof contract.assignBooths>> =>
  (await server().ask(contract.assignBooths, { hallId, assignments }, { headers })).data
const set = (number: string, change: Partial<typeof booths.$inferInsert>) =>
  server().database.write((db) => db.update(booths).set(change).where(at(number)))
const reasons = ({ skipped }: OutputOf<typeof contract.assignBooths>) =>
  skipped.map(({ number, reason }) => `${number} ${reason}`).toSorted()

it('the booths are listed with the names of exhibitors in both languages', async () => {
  const { data } = await server().ask(contract.listBooths, { hallId }, { headers })
  expect(data.booths.find(({ number }) => number === '1A-01')?.exhibitor?.company).toEqual({ zh: '甲0', en: 'A0' })
  expect(data.unplaced.find((one) => one.id === id(5))?.company).toEqual({ zh: '甲5', en: 'A5' })
})

describe('moves within a hall', () => {
  it('exchange booths, and a booth that is left is given to another', async () => {
    const answer = await send([
      { exhibitorId: id(0), from: '1A-01', number: '1A-02' },
      { exhibitorId: id(1), from: '1A-02', number: '1A-01' },
      { exhibitorId: id(2), from: '1A-04', number: '1A-05' },
      { exhibitorId: id(3), number: '1A-04' },
    ])
    expect(answer).toEqual({ assigned: 4, skipped: [] })
    const after = await Promise.all(numbers.map(async (number) => (await rowAt(number))?.exhibitorId))
    expect(after).toEqual([id(1), id(0), id(3), id(2)])
    expect((await server().ask(getExhibitor, { id: id(0) })).data.booth).toBe('1A-02')
    const { data } = await server().ask(contract.listBoothEvents, { hallId, number: '1A-02' }, { headers })
    expect(new Set(data.slice(0, 2).map(({ action }) => action))).toEqual(new Set(['move', 'release']))
  })

  it('take what was paid for with them, and one that set up is assigned again', async () => {
    await set('1A-01', { bookingId: 900_001, status: 'occupied' })
    await send([{ exhibitorId: id(0), from: '1A-01', number: '1A-05' }])
    expect(await rowAt('1A-05')).toMatchObject({ exhibitorId: id(0), bookingId: 900_001, status: 'assigned' })
    expect(await rowAt('1A-01')).toBeUndefined()
  })

  it('sent again change nothing', async () => {
    const list: Assignments = [{ exhibitorId: id(0), from: '1A-01', number: '1A-05' }]
    expect((await send(list)).assigned).toBe(1)
    expect(await send(list)).toMatchObject({ assigned: 0, skipped: [{ reason: 'changed' }] })
    const isSame = await send([{ exhibitorId: id(0), from: '1A-05', number: '1A-05' }])
    expect(reasons(isSame)).toEqual(['1A-05 exhibitorPlaced'])
  })

  it('that are not possible leave their exhibitors where they are, with those that depend on them', async () => {
    await set('1A-04', { bookingId: 900_002, status: 'held' })
    const answer = await send([
      { exhibitorId: id(0), from: '1A-01', number: '1A-04' },
      { exhibitorId: id(1), from: '1A-02', number: '1A-01' },
      { exhibitorId: id(2), from: '1A-04', number: '1A-05' },
      { exhibitorId: id(3), number: '1A-02' },
      { exhibitorId: id(4), from: '9Z-99', number: '1A-05' },
      { exhibitorId: id(5), from: '1A-01', number: '9Z-99' },
    ])
    expect(answer.assigned).toBe(0)
    expect(reasons(answer)).toEqual([
      '1A-01 boothTaken',
      '1A-02 boothTaken',
      '1A-04 boothTaken',
      '1A-05 changed',
      '1A-05 changed',
      '9Z-99 notFound',
    ])
    expect((await rowAt('1A-01'))?.exhibitorId).toBe(id(0))
  })

  it('of one exhibitor are taken once: the first counts', async () => {
    const answer = await send([
      { exhibitorId: id(0), from: '1A-01', number: '1A-05' },
      { exhibitorId: id(0), from: '1A-01', number: '1A-01' },
      { exhibitorId: id(0), from: '1A-01', number: '1A-02' },
      { exhibitorId: id(1), from: '1A-02', number: '1A-01' },
    ])
    expect(answer.assigned).toBe(2)
    expect(reasons(answer)).toEqual(['1A-01 exhibitorPlaced', '1A-02 changed'])
    expect((await rowAt('1A-05'))?.exhibitorId).toBe(id(0))
  })

  it('end no reservation', async () => {
    const values = { hallId, number: '1A-05', status: 'held' as const, heldUntil: new Date(Date.now() + 86_400_000) }
    await server().database.write((db) => db.insert(booths).values(values))
    expect(reasons(await send([{ exhibitorId: id(0), from: '1A-01', number: '1A-05' }]))).toEqual(['1A-05 boothTaken'])
    expect((await rowAt('1A-05'))?.exhibitorId).toBeNull()
  })
})

describe('on ten connections', () => {
  it('one exchange is made once', async () => {
    const list: Assignments = [
      { exhibitorId: id(0), from: '1A-01', number: '1A-02' },
      { exhibitorId: id(1), from: '1A-02', number: '1A-01' },
    ]
    const { outcomes } = await race(server().database, ['booth', 'floor_plan'], () => send(list))
    const made = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.assigned : -1))
    expect(made.toSorted((a, b) => b - a)).toEqual([2, ...Array.from({ length: RACERS - 1 }, () => 0)])
    expect((await rowAt('1A-01'))?.exhibitorId).toBe(id(1))
  })

  it('a booth that many want to move to gets one, and the others stay', async () => {
    const { outcomes } = await race(server().database, ['booth', 'floor_plan'], (racer) =>
      send([{ exhibitorId: id(racer % 3), from: numbers[racer % 3] ?? '', number: '1A-05' }]),
    )
    const made = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.assigned : -1))
    expect(made.filter((count) => count === 1)).toHaveLength(1)
    expect(made.filter((count) => count === 0)).toHaveLength(RACERS - 1)
    const rows = await server().database.db.select().from(booths).where(eq(booths.hallId, hallId))
    for (const one of [0, 1, 2]) expect(rows.filter(({ exhibitorId }) => exhibitorId === id(one))).toHaveLength(1)
  })

  it('an exhibitor that another hall gives a booth meanwhile is named, and the move is made', async () => {
    const answer = await comeSecond(
      server().database,
      async (db) =>
        db.insert(booths).values({ hallId: otherId, number: 'other', exhibitorId: id(3), status: 'assigned' }),
      () =>
        send([
          { exhibitorId: id(0), from: '1A-01', number: '1A-05' },
          { exhibitorId: id(3), number: '1A-01' },
        ]),
    )
    expect(answer.assigned).toBe(1)
    expect(reasons(answer)).toEqual(['1A-01 exhibitorPlaced'])
  })
})
