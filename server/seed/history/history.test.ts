import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getFairFigures, getStandFigures } from '#contract/operations/figures/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/setup/server.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { createCalendar } from '../calendar'
import { seedWhenEmpty } from '../seed'

const server = useServer('empty')
const DAY_MS = 86_400_000
/** Noon of today: the hours of the day before it have passed. */
const noon = createCalendar(new Date()).daysAgo(0, '12:00')

beforeAll(async () => {
  await seedWhenEmpty(server().database, noon, { hasHistory: true })
})

describe('the visits of the demo fair', () => {
  it('show three days, today beside yesterday, with page views ≥ visits ≥ visitors', async () => {
    const headers = await signedInAs(server(), userTypes.organizer)
    const dayOf = (ago: number) => chinaDay(new Date(noon.getTime() - ago * DAY_MS))
    const read = async (day: string, against: string) =>
      (await server().ask(getFairFigures, { day, against }, { headers })).data
    const figures = [await read(dayOf(0), dayOf(1)), await read(dayOf(2), dayOf(1))]
    for (const { day, against } of figures) {
      for (const one of [day, against]) {
        expect(one.visitors).toBeGreaterThan(100)
        expect(one.visits).toBeGreaterThanOrEqual(one.visitors)
        expect(one.views).toBeGreaterThan(one.visits)
        expect(one.searches).toBeGreaterThan(0)
        for (const { views, visitors } of one.hours) expect(views).toBeGreaterThanOrEqual(visitors)
      }
    }
    const [today] = figures
    expect(today?.day.hours.filter(({ hour, views }) => hour > 12 && views > 0)).toEqual([])
    expect(today?.countries.filter(({ name }) => name !== '').length).toBeGreaterThan(3)
    expect(today?.exhibits).toHaveLength(10)
    expect(today?.exhibitors).toHaveLength(10)
  })

  it('reach the booth of the demo exhibitor', async () => {
    const headers = await signedInAs(server(), userTypes.exhibitor)
    const { data } = await server().ask(getStandFigures, { days: 3 }, { headers })
    expect(data.days.map(({ views, visitors }) => views >= visitors && visitors > 0)).toEqual([true, true, true])
    expect(data.exhibits.length).toBeGreaterThan(3)
  })
})

/** Just after midnight, while the halls are open, and before midnight. */
describe.each(['2026-06-10T00:10:00+08:00', '2026-06-10T14:20:00+08:00', '2026-12-31T23:50:00+08:00'])(
  'a history made at %s',
  (moment) => {
    const now = new Date(moment)
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase('empty')
      await seedWhenEmpty(database, now, { hasHistory: true })
    })
    afterAll(() => database.close())

    it('tells of nothing that has yet to come, and begins with the fair', async () => {
      const times = (await database.db.select({ at: analyticsEvents.receivedAt }).from(analyticsEvents)).map(
        ({ at }) => at,
      )
      expect(times.length).toBeGreaterThan(1_000)
      expect(times.filter((at) => at > now || at < createCalendar(now).day(0))).toEqual([])
    })

    it('is not made twice', async () => {
      expect(await seedWhenEmpty(database, now, { hasHistory: true })).toBe(false)
    })
  },
)
