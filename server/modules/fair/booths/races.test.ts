import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { lockPlans } from '#server/modules/fair/floor-plan/index.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
const MANY = 50
let headers: Record<string, string>
let hallId: number
let unplaced: number[]
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
  const added = await addExhibitors()
  unplaced = added.map(({ id }) => id)
})

/** Exhibitors without a booth, more than there are racers. */
const addExhibitors = () =>
  server().database.write((db) =>
    upsertExhibitors(
      db,
      Array.from({ length: RACERS + 4 }, (_, index) => ({
        externalKey: `race-${index}`,
        company: { zh: `甲${index}`, en: `A${index}` },
        abbreviation: { zh: '', en: '' },
        introduction: { zh: '', en: '' },
        logoUrl: { zh: '', en: '' },
        country: { zh: '', en: '' },
        city: { zh: '', en: '' },
        contactName: { zh: '', en: '' },
        address: { zh: '', en: '' },
      })),
    ),
  )

const assign = (number: string, exhibitorId: number) =>
  server().ask(contract.assignBooth, { hallId, number, exhibitorId, from: null }, { headers })
const codesOf = (outcomes: PromiseSettledResult<{ code: number }>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const change = (statement: string) => server().database.write((db) => db.execute(sql.raw(statement)))
const countAt = (number: string) => server().database.db.$count(booths, eq(booths.number, number))
const exhibitorOf = (racer: number) => unplaced[racer % unplaced.length] ?? 0
const remove = (number: string) => server().database.write((db) => db.delete(booths).where(eq(booths.number, number)))

describe('one booth for ten exhibitors', () => {
  it('goes to one of them', async () => {
    const { outcomes } = await race(server().database, 'booth', (racer) => assign('1A-01', exhibitorOf(racer)))
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.BoothTaken.code)).toHaveLength(RACERS - 1)
    expect(await countAt('1A-01')).toBe(1)
  })

  it('goes to one of fifty requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MANY }, (_, racer) => assign('1A-02', exhibitorOf(1 + (racer % (RACERS - 1))))),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await countAt('1A-02')).toBe(1)
    await remove('1A-01')
    await remove('1A-02')
  })

  it('without its key goes to all of them', async () => {
    await change('alter table booth drop constraint booth_number')
    const { outcomes } = await race(server().database, 'booth', (racer) => assign('1A-04', exhibitorOf(racer)))
    expect(codesOf(outcomes).filter((code) => code === 0)).toHaveLength(RACERS)
    await remove('1A-04')
    await change('alter table booth add constraint booth_number unique (hall_id, number)')
  })
})

it('one free booth is reserved by one of ten, and its day then changed by one of ten', async () => {
  const day = (days: number) => chinaDay(new Date(Date.now() + days * 86_400_000))
  const hold = async (from: number, heldUntil: string | null) => {
    const { outcomes } = await race(server().database, 'booth', (racer) =>
      server().ask(contract.holdBooth, { hallId, number: '1A-11', until: day(from + racer), heldUntil }, { headers }),
    )
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.BoothChanged.code)).toHaveLength(RACERS - 1)
    return day(from + codes.indexOf(0))
  }
  await hold(30, await hold(2, null))
  await remove('1A-11')
})

it('ten lists with the same exhibitors and booths in other orders assign each once', async () => {
  const numbers = ['1A-05', '1A-06', '1A-08', '1A-09']
  const { outcomes } = await race(server().database, 'booth', async (racer) => {
    const assignments = numbers.map((number, index) => ({ number, exhibitorId: exhibitorOf(index + racer) }))
    const turned = racer % 2 === 0 ? assignments : assignments.toReversed()
    return server().ask(contract.assignBooths, { hallId, assignments: turned }, { headers })
  })
  expect(codesOf(outcomes)).toEqual(Array.from({ length: RACERS }, () => 0))
  for (const number of numbers) expect(await countAt(number)).toBe(1)
})

it('a booth that is about to be published away is assigned to nobody', async () => {
  const answer = await comeSecond(
    server().database,
    async (db) => {
      const [plan] = await lockPlans(db, hallId)
      if (!plan?.published) throw new Error('no plan')
      const left = plan.published.booths.filter(({ number }) => number !== '1A-10')
      const published = { ...plan.published, booths: left }
      return db.update(floorPlans).set({ published }).where(eq(floorPlans.id, plan.id))
    },
    () => assign('1A-10', exhibitorOf(5)),
  )
  expect(answer.data).toMatchObject({ error: 'BoothNotFound' })
  expect(await countAt('1A-10')).toBe(0)
})
