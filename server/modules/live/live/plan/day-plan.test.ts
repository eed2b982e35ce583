import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getDayPlan } from '#contract/live/live/endpoints.ts'
import { addSession, useRooms } from '#tests/setup/live-rooms.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

const server = useRooms()

it('lists the sessions of exhibitors from midnight to midnight in GMT+8, with the nearest days that have some', async () => {
  const [exhibitor] = await server().database.db.select().from(exhibitors).where(eq(exhibitors.hallId, 2)).limit(1)
  const exhibitorId = exhibitor?.id ?? 0
  const add = (at: string, of: number | null = exhibitorId) =>
    addSession(server(), { exhibitorId: of, startsAt: new Date(at) })
  const [late, first, , last, after] = [
    await add('2031-03-01T12:00:00+08:00'),
    await add('2031-03-02T00:00:00+08:00'),
    await add('2031-03-02T10:00:00+08:00', null),
    await add('2031-03-02T23:59:59+08:00'),
    await add('2031-03-04T00:00:00+08:00'),
  ]
  const { data } = await server().ask(getDayPlan, { date: '2031-03-02' }, { language: 'en-US' })
  expect(data.sessions.map(({ id }) => id)).toEqual([first, last])
  expect(data.sessions[0]).toMatchObject({ exhibitorId, hallId: 2 })
  expect(data.sessions[0]?.hallName).toMatch(/Hall|Pavilion/)
  expect(data).toMatchObject({ previous: '2031-03-01', next: '2031-03-04' })
  const empty = await server().ask(getDayPlan, { date: '2031-03-03' })
  expect(empty.data).toMatchObject({ sessions: [], previous: '2031-03-02', next: '2031-03-04' })
  const end = await server().ask(getDayPlan, { date: '2031-03-04' })
  expect(end.data).toMatchObject({ next: '' })
  expect(end.data.sessions.map(({ id }) => id)).toEqual([after])
  expect(late).toBeGreaterThan(0)
})
