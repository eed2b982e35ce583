import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { useServer } from '#tests/setup/server.ts'
import { booths, floorPlans } from './floor-plan.schema'

const server = useServer('demo')

async function hallNamed(key: string): Promise<number> {
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, key))
  return hall?.id ?? 0
}

async function exhibitorAt(number: string) {
  const hallId = await hallNamed(number.startsWith('1') ? 'design' : 'press')
  const { data } = await server().ask(getFloorPlan, { hallId })
  return data.booths.find((booth) => booth.number === number)
}

it('the demo fair has a plan for each hall, with as many exhibitors as have a booth', async () => {
  const { data } = await server().ask(listFloorPlans, {})
  expect(data).toHaveLength(8)
  expect(data.find(({ hallName }) => /出版|Press/.test(hallName))?.levels.map(({ level }) => level)).toEqual([0, 1])
  expect(data.flatMap(({ levels }) => levels).reduce((sum, level) => sum + level.exhibitors, 0)).toBe(21)
})

it('a booth shows who is there, with what its card needs', async () => {
  expect(await exhibitorAt('1A-03')).toMatchObject({
    status: 'assigned',
    exhibitor: { abbreviation: '笋木', exhibitsNum: expect.any(Number), vrShowUrl: expect.stringContaining('booth') },
  })
  expect(await exhibitorAt('1A-01')).toMatchObject({ status: 'free', exhibitor: null })
})

it('an exhibitor that is hidden leaves its booth free, and comes back with it', async () => {
  const { database } = server()
  const setShown = (shownFrom: Date | null) =>
    database.write((db) => db.update(exhibitors).set({ shownFrom }).where(eq(exhibitors.booth, '5B-01')))
  const counted = async () => {
    const { data } = await server().ask(listFloorPlans, {})
    return data.find(({ levels }) => levels.length === 2)?.levels[0]?.exhibitors
  }
  const before = await counted()
  await setShown(null)
  expect(await exhibitorAt('5B-01')).toMatchObject({ status: 'free', exhibitor: null })
  expect(await counted()).toBe((before ?? 0) - 1)
  await setShown(new Date(0))
  expect(await exhibitorAt('5B-01')).toMatchObject({ status: 'assigned', exhibitor: { id: expect.any(Number) } })
})

it('a hall that is not there and a level without a plan are refused, and so is a draft', async () => {
  const hallId = await hallNamed('film')
  expect(await server().ask(getFloorPlan, { hallId: 999_999 })).toMatchObject({ data: { error: 'HallNotFound' } })
  expect(await server().ask(getFloorPlan, { hallId, level: 7 })).toMatchObject({ data: { error: 'FloorPlanNotFound' } })
  await server().database.write((db) =>
    db.update(floorPlans).set({ published: null }).where(eq(floorPlans.hallId, hallId)),
  )
  expect(await server().ask(getFloorPlan, { hallId })).toMatchObject({ data: { error: 'FloorPlanNotFound' } })
})

it('an exhibitor has one booth, a number one row, and a reservation an end', async () => {
  const { db } = server().database
  const hallId = await hallNamed('design')
  const [taken] = await db
    .select()
    .from(booths)
    .where(and(eq(booths.hallId, hallId), eq(booths.number, '1A-03')))
  const insert = (row: Partial<typeof booths.$inferInsert>) =>
    db.insert(booths).values({ hallId, number: '1A-20', ...row })
  const broken = (constraint: string) => ({ cause: { constraint } })
  await expect(insert({ exhibitorId: taken?.exhibitorId ?? 0, status: 'assigned' })).rejects.toMatchObject(
    broken('booth_exhibitor_id_unique'),
  )
  await expect(insert({ number: '1A-03' })).rejects.toMatchObject(broken('booth_number'))
  await expect(insert({ status: 'held' })).rejects.toMatchObject(broken('booth_held'))
})

it('of ten that take a booth for one exhibitor at once, one does', async () => {
  const { db } = server().database
  const hallId = await hallNamed('design')
  const [free] = await db.select({ id: exhibitors.id }).from(exhibitors).where(eq(exhibitors.booth, '')).limit(1)
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      db.insert(booths).values({ hallId, number: `1F-0${index}`, exhibitorId: free?.id ?? 0, status: 'assigned' }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
