import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EVENTS_MB_PER_DAY_AND_IP } from '#contract/operations/analytics/limits.ts'
import { useServer } from '#tests/setup/server.ts'
import { clearAttempts, countAttempt } from '#server/platform/auth/auth.queries.ts'
import { analyticsEvents } from './analytics.schema'

const server = useServer('empty')

const event = {
  eventId: '11111111-1111',
  visitorId: 'visitor-1',
  sessionId: 'session-1',
  time: 1_700_000_000_000,
  language: 'zh-CN',
  name: 'home',
  url: 'http://localhost/index.html',
}

async function post(kind: string, payload: object) {
  const response = await server().app.inject({
    method: 'POST',
    url: `/projects/yunzhan/collect/${kind}`,
    // What a beacon sends.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: JSON.stringify(payload),
  })
  return { status: response.statusCode, ...response.json<{ data: { stored: boolean } | null }>() }
}

describe('page views', () => {
  it('are stored once, however often the beacon comes', async () => {
    expect(await post('page', event)).toMatchObject({ status: 200, data: { stored: true } })
    expect(await post('page', event)).toMatchObject({ status: 200, data: { stored: false } })
    const rows = await server()
      .database.db.select()
      .from(analyticsEvents)
      .where(eq(analyticsEvents.eventId, event.eventId))
    expect(rows).toMatchObject([{ projectId: 'yunzhan', kind: 'page', name: 'home', event: { url: event.url } }])
  })

  it('of one address are so many MB a day, and no more are kept', async () => {
    const { database } = server()
    const events = () => database.db.$count(analyticsEvents)
    const bucket = 'events:127.0.0.1'
    await database.write((db) => countAttempt(db, bucket, 86_400, EVENTS_MB_PER_DAY_AND_IP * 1024))
    const before = await events()
    expect(await post('page', { ...event, eventId: '44444444-4444' })).toMatchObject({ status: 429 })
    expect(await events()).toBe(before)
    await database.write((db) => clearAttempts(db, bucket))
    expect(await post('page', { ...event, eventId: '44444444-4444' })).toMatchObject({ status: 200 })
  })

  it('of an unknown kind or without an id are refused', async () => {
    expect(await post('spy', { ...event, eventId: '22222222-2222' })).toMatchObject({ status: 400 })
    expect(await post('page', { ...event, eventId: '' })).toMatchObject({ status: 400 })
    expect(await post('page', { ...event, url: 'x'.repeat(1_001), eventId: '33333333' })).toMatchObject({ status: 400 })
  })
})
