import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { booths, floorPlans } from '../floor-plan.schema'
import { lockPlans } from './editing.queries'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
let hallId = 0
let headers: { token: string; userid: string }
let first: PlanDrawing

beforeAll(async () => {
  const { db } = server().database
  const [hall] = await db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
  headers = await signedInAs(server(), userTypes.organizer)
  const [plan] = await db.select().from(floorPlans).where(eq(floorPlans.hallId, hallId))
  if (plan) first = plan.draft
})

const FREE = '1A-01'
const lacking = () => ({ ...first, booths: first.booths.filter(({ number }) => number !== FREE) })

beforeEach(() =>
  server().database.write(async (db) => {
    await db.delete(floorPlans).where(eq(floorPlans.hallId, hallId))
    await db.delete(booths).where(and(eq(booths.hallId, hallId), eq(booths.number, FREE)))
    await db.insert(floorPlans).values({ hallId, level: 0, draft: first, published: first, publishedAt: new Date() })
  }),
)

const ofPlan = () => and(eq(floorPlans.hallId, hallId), eq(floorPlans.level, 0))
const planNow = async () => (await server().database.db.select().from(floorPlans).where(ofPlan()))[0]
const save = (drawing: PlanDrawing, revision = 1) =>
  server().ask(contract.savePlan, { hallId, level: 0, revision, drawing }, { headers })
const publish = (revision = 1) => server().ask(contract.publishPlan, { hallId, level: 0, revision }, { headers })
const hold = { status: 'held' as const, heldUntil: new Date(Date.now() + 3_600_000) }

describe('ten that save what they have seen', () => {
  it('leave what one of them has drawn; the others are told', async () => {
    const { outcomes } = await race(server().database, 'floor_plan', (racer) => save({ ...first, width: 100 + racer }))
    const answers = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : undefined))
    expect(answers.filter((code) => code === 0)).toHaveLength(1)
    expect((await planNow())?.revision).toBe(2)
  })

  it('overwrite each other without the lock', async () => {
    await race(server().database, 'floor_plan', (racer) =>
      server().database.write(async (db) => {
        const [seen] = await db.select().from(floorPlans).where(ofPlan())
        if (seen?.revision !== 1) throw new Error('changed')
        const draft = { ...first, width: 100 + racer }
        await db
          .update(floorPlans)
          .set({ draft, revision: sql`${floorPlans.revision} + 1` })
          .where(ofPlan())
      }),
    )
    expect((await planNow())?.revision).toBe(1 + RACERS)
  })
})

it('of ten that publish and save at once one does, and visitors see the drawing that was checked', async () => {
  const { outcomes } = await race(server().database, 'floor_plan', (racer) =>
    racer % 2 === 0 ? publish() : save({ ...first, booths: [] }),
  )
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : undefined))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect((await planNow())?.published).toEqual(first)
})

describe('a booth that is given to somebody while a plan without it is published', () => {
  it('stays: who gives it has locked the plans of the hall', async () => {
    await save(lacking())
    const answer = await comeSecond(
      server().database,
      async (db) => {
        await lockPlans(db, hallId)
        await db.insert(booths).values({ hallId, number: FREE, ...hold })
      },
      () => publish(2),
    )
    expect(answer.data).toMatchObject({ error: 'FloorPlanBoothsTaken', numbers: [FREE] })
  })

  it('goes where its plans were not locked', async () => {
    await save(lacking())
    await server().database.write(async (db) => {
      await db.insert(booths).values({ hallId, number: FREE, ...hold })
      // Published by another connection before this one has committed.
      expect((await publish(2)).code).toBe(0)
    })
    expect((await planNow())?.published?.booths.some(({ number }) => number === FREE)).toBe(false)
  })
})

it('of ten levels with the same number one is published', async () => {
  const draft = { ...first, booths: first.booths.filter(({ number }) => number === FREE) }
  await server().database.write(async (db) => {
    await db.update(floorPlans).set({ published: null }).where(ofPlan())
    await db.insert(floorPlans).values(Array.from({ length: RACERS }, (_, at) => ({ hallId, level: at + 1, draft })))
  })
  const { outcomes } = await race(server().database, 'floor_plan', (racer) =>
    server().ask(contract.publishPlan, { hallId, level: racer + 1, revision: 1 }, { headers }),
  )
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : undefined))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
})
