import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { InputOf } from '#contract/core/endpoint.ts'
import { getVisitCalendar } from '#contract/fair/floor-plan/endpoints.ts'
import { VISIT_FILES_PER_HOUR_AND_IP } from '#contract/fair/floor-plan/visit/limits.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
let hallId = 0
beforeAll(async () => {
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
})
beforeEach(() => forgetAttempts(server()))

type Input = InputOf<typeof getVisitCalendar>
const visit = (over: Partial<Input> = {}): Input => ({
  hallId,
  level: 0,
  from: '1A-07',
  stops: ['1A-03', '1A-12'],
  start: '2026-12-01T02:00:00.000Z',
  ...over,
})
const ask = (over: Partial<Input> = {}) => server().ask(getVisitCalendar, visit(over))

/** The file as another program reads it. */
async function eventOf(over: Partial<Input> = {}): Promise<ICAL.Event> {
  const { body, headers } = await server().app.inject({
    method: 'POST',
    url: `/api${getVisitCalendar.path}`,
    headers: { language: 'en-US' },
    payload: visit(over),
  })
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const part = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent')
  if (!part) throw new Error('no event')
  return new ICAL.Event(part)
}

it('is an event of the time that the visit takes, with its stops in their order and the way to the route', async () => {
  const event = await eventOf()
  expect(event.summary).toMatch(/^Visit to /)
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T02:00:00.000Z')
  const minutes = event.duration.toSeconds() / 60
  expect(minutes).toBeGreaterThan(20)
  expect(minutes).toBeLessThan(30)
  expect(event.description).toMatch(/^1\. 1A-(03|12) \w.+\n2\. 1A-(03|12) \w/)
  const url = event.component.getFirstPropertyValue('url')
  expect(url).toContain(`themeExhibition.html#/map?hall=${hallId}&from=1A-07&stops=1A-03%2C1A-12`)
})

it('has the stops with a time in their order', async () => {
  expect((await eventOf({ timed: ['1A-12', '1A-03'] })).description).toMatch(/^1\. 1A-12/)
  expect((await eventOf({ timed: ['1A-03', '1A-12'] })).description).toMatch(/^1\. 1A-03/)
})

it('names a stage', async () => {
  const stops = ['stage', '1A-12']
  expect((await eventOf({ stops, timed: stops })).description).toMatch(/^1\. Design stage\n2\. 1A-12 \w/)
})

it('ends with its last meeting, if that is on the same day', async () => {
  const endOf = async (until: string) => (await eventOf({ until })).endDate.toJSDate().toISOString()
  expect(await endOf('2026-12-01T08:30:00.000Z')).toBe('2026-12-01T08:30:00.000Z')
  expect(await endOf('2026-12-01T02:05:00.000Z')).toMatch(/^2026-12-01T02:2/)
  expect(await endOf('2027-12-01T08:30:00.000Z')).toMatch(/^2026-12-01T02:2/)
})

it('of what is not there, or not reached, is refused', async () => {
  expect((await ask({ hallId: 999_999 })).data).toMatchObject({ error: 'HallNotFound' })
  expect((await ask({ level: 9 })).data).toMatchObject({ error: 'FloorPlanNotFound' })
  expect((await ask({ stops: ['Z-99'] })).data).toMatchObject({ error: 'VisitUnreachable' })
  expect((await ask({ from: 'nowhere' })).data).toMatchObject({ error: 'VisitUnreachable' })
  for (const wrong of [{ stops: [] }, { start: 'tomorrow' }, { start: '2026-13-40T00:00:00Z' }]) {
    expect((await ask(wrong)).code).not.toBe(0)
  }
})

it('is limited by address', async () => {
  await eventOf()
  await server().database.write((db) =>
    db.execute(sql`update attempt set times = ${VISIT_FILES_PER_HOUR_AND_IP} where bucket like 'visit:%'`),
  )
  expect((await ask()).data).toMatchObject({ error: 'TooManyRequests' })
})
