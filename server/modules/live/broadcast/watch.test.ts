import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getBroadcast, getLiveSummary } from '#contract/live/broadcast/endpoints.ts'
import { listLives, setLiveStatus } from '#contract/live/live/endpoints.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { openAs } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { broadcasts, broadcastSegments } from './broadcast.schema'
import { countViewers, watchBroadcasts } from './watch'

const server = useRooms()
let headers: Record<string, string> = {}
beforeAll(async () => {
  ;({ headers } = await personOf(server(), userTypes.organizer))
})

const watching = () => {
  const { database, app, providers, config } = server()
  return { ...database, realtime: app.gateway.realtime, storage: providers.storage, config }
}
const watch = () => watchBroadcasts(watching())

async function onAir(wish = {}) {
  const liveId = await addSession(server(), { pullUrl: { customld: [], customsd: [], customhd: [] }, ...wish })
  const sender = await openAs(server(), liveId, headers)
  await sender.begin(2)
  await move(liveId, 0, 1)
  return { liveId, sender }
}
const move = async (id: number, from: LiveStatus, to: LiveStatus) =>
  server().ask(setLiveStatus, { id, from, to }, { headers })

/** As if the last segment had arrived so long ago. */
const age = async (liveId: number, seconds: number) =>
  server()
    .database.db.update(broadcasts)
    .set({ lastSegmentAt: sql`now() - ${seconds}::integer * interval '1 s'` })
    .where(eq(broadcasts.liveId, liveId))

async function statusOf(liveId: number) {
  const [row] = await server().database.db.select().from(lives).where(eq(lives.id, liveId))
  return row?.status
}
const stateOf = async (liveId: number) =>
  (await server().ask(getBroadcast, { liveId }, { headers })).data.broadcast?.state

describe('a session without new segments', () => {
  it('is interrupted, and continues by itself', async () => {
    const { liveId, sender } = await onAir()
    await age(liveId, 14)
    await watch()
    expect(await statusOf(liveId)).toBe(1)
    await age(liveId, 16)
    server().emitted.length = 0
    // Several servers.
    await Promise.all(Array.from({ length: 10 }, () => watch()))
    expect([await statusOf(liveId), await stateOf(liveId)]).toEqual([6, 'silent'])
    const told = server().emitted.filter(({ data }) => Object(data).liveId === liveId)
    expect(told.map(({ event }) => event)).toEqual(['liveChanged'])
    await sender.media(2)
    await watch()
    expect([await statusOf(liveId), await stateOf(liveId)]).toEqual([1, 'open'])
  })

  it('stays paused where its host paused it', async () => {
    const { liveId, sender } = await onAir()
    await move(liveId, 1, 6)
    await age(liveId, 60)
    await watch()
    await sender.media(2)
    await watch()
    expect([await statusOf(liveId), await stateOf(liveId)]).toEqual([6, 'open'])
  })
})

it('a session of an exhibitor that the organizer hides stops for good', async () => {
  const { db } = server().database
  const [exhibitor] = await db.select().from(exhibitors).limit(1)
  const exhibitorId = exhibitor?.id ?? 0
  await db.update(lives).set({ status: 2 }).where(eq(lives.exhibitorId, exhibitorId))
  const { liveId, sender } = await onAir({ exhibitorId })
  await db.update(exhibitors).set({ shownUntil: new Date() }).where(eq(exhibitors.id, exhibitorId))
  await watch()
  expect([await statusOf(liveId), await stateOf(liveId)]).toEqual([3, 'stopped'])
  expect((await sender.media(2)).data).toMatchObject({ error: 'BroadcastClosed' })
})

it('a session of an account that is disabled stops for good', async () => {
  const { db } = server().database
  const { id, headers: theirs } = await personOf(server(), userTypes.staff)
  const liveId = await addSession(server(), { status: 1 })
  const sender = await openAs(server(), liveId, theirs)
  await sender.begin(2)
  await db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, id))
  await watch()
  await db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, id))
  expect([await statusOf(liveId), await stateOf(liveId)]).toEqual([3, 'stopped'])
  expect((await sender.media(2)).data).toMatchObject({ error: 'BroadcastClosed' })
})

it('where there is no room, a session goes on without a recording', async () => {
  const { liveId, sender } = await onAir()
  const { db } = server().database
  await db.update(broadcasts).set({ bytes: 60_000_000_000 }).where(eq(broadcasts.liveId, liveId))
  for (let number = 2; number < 30; number += 1) await sender.media(number)
  await watch()
  await watch()
  const mine = eq(broadcastSegments.broadcastId, sender.broadcastId)
  expect(await db.$count(broadcastSegments, mine)).toBe(24)
  expect((await server().ask(getBroadcast, { liveId }, { headers })).data.broadcast?.recording).toBe('full')
  expect((await server().app.inject(`/media/broadcast/${sender.broadcastId}/standard.m3u8`)).statusCode).toBe(200)
})

it('its picture is its cover while it is on', async () => {
  const { liveId, sender } = await onAir()
  const { db } = server().database
  await db.update(broadcasts).set({ still: 4 }).where(eq(broadcasts.liveId, liveId))
  const coverOf = async () => {
    const { data } = await server().ask(listLives, { page: 1, limit: 50 })
    return data.list.find(({ id }) => id === liveId)?.coverImage
  }
  const before = await coverOf()
  await watch()
  expect(await coverOf()).toBe(`/media/broadcast/${sender.broadcastId}/still.jpg?v=4`)
  await move(liveId, 1, 2)
  expect(await coverOf()).toBe(before)
})

it('its viewers are counted once a minute, for its summary', async () => {
  const { liveId } = await onAir()
  const minute = (n: number) => new Date(Date.UTC(2031, 0, 1, 0, n, 20))
  for (const [n, people] of [10, 30, 20].entries()) {
    server().state.people = people
    await Promise.all(Array.from({ length: 3 }, () => countViewers(watching(), minute(n))))
  }
  const { data } = await server().ask(getLiveSummary, { liveId }, { headers })
  expect(data).toMatchObject({
    peakViewers: 30,
    averageViewers: 20,
    watchMinutes: 60,
    messages: 0,
    leads: 0,
    pushes: [],
  })
})
