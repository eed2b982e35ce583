import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { getEncoder, openBroadcast, openEncoder, renewEncoder } from '#contract/live/broadcast/endpoints.ts'
import type { Encoder } from '#contract/live/broadcast/schemas.ts'
import { getLive, setLiveStatus } from '#contract/live/live/endpoints.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { openIngest } from '#server/providers/ingest/open.ts'
import { embeddedIngest } from '#server/providers/ingest/embedded.ts'
import { type FakeMediaMtx, openFakeMediaMtx } from '#server/providers/ingest/fake/open-mediamtx.ts'
import { readConfig } from '#server/config.ts'
import { openAs, openInput } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { broadcastDays } from '../broadcast.schema'
import { liveEncoders } from '../encoder.schema'
import { watchEncoders } from './watch-encoders'

const server = useRooms()
let fake: FakeMediaMtx
let headers: Record<string, string> = {}
let exhibitorId = 0
beforeAll(async () => {
  fake = await openFakeMediaMtx()
  fake.connect(async (name, query, body) => {
    const url = `/api/ce-exhibition/ingest/${name}?${new URLSearchParams(query).toString()}`
    const request = body ? { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    return (await server().app.inject({ method: 'POST', url, ...request })).statusCode
  })
  server().providers.ingest = openIngest(readConfig(fake.settings))
  const { account } = await personOf(server(), userTypes.exhibitor)
  exhibitorId = account.exhibitorId ?? 0
  ;({ headers } = await personOf(server(), userTypes.organizer))
})
afterAll(() => fake.close())
beforeEach(async () => {
  const { db } = server().database
  await db.update(lives).set({ status: 2 }).where(eq(lives.exhibitorId, exhibitorId))
  await db.delete(broadcastDays)
})

const noUrl = { customld: [], customsd: [], customhd: [] }
const watch = () => {
  const { database, app, providers } = server()
  return watchEncoders({ ...database, ingest: providers.ingest, realtime: app.gateway.realtime })
}
const rowOf = async (liveId: number) => {
  const [row] = await server().database.db.select().from(liveEncoders).where(eq(liveEncoders.liveId, liveId))
  return row ?? expect.fail('no encoder')
}
async function statusOf(liveId: number) {
  const [row] = await server().database.db.select().from(lives).where(eq(lives.id, liveId))
  return row?.status
}
const move = async (id: number, from: LiveStatus, to: LiveStatus) =>
  server().ask(setLiveStatus, { id, from, to }, { headers })
const reportOf = async (liveId: number) => (await server().ask(getEncoder, { liveId }, { headers })).data.encoder

/** What OBS is given: the name of the stream and its key. */
function readKey({ addresses }: Encoder) {
  const [, stream = '', key = ''] = /^([0-9a-f]{32})\?user=live&pass=([\w-]{22})$/.exec(addresses[0]?.key ?? '') ?? []
  return { stream, key }
}

async function opened(wish = {}) {
  const liveId = await addSession(server(), { pullUrl: noUrl, exhibitorId, ...wish })
  const { data } = await server().ask(openEncoder, { liveId }, { headers })
  return { liveId, ...readKey(data), version: data.version }
}

async function publish(...given: Parameters<FakeMediaMtx['publish']>) {
  const publisher = await fake.publish(...given)
  if (!publisher) throw new Error('the encoder was refused')
  return publisher
}

async function onAir() {
  const one = await opened()
  const publisher = await publish(one.stream, one.key)
  return { ...one, publisher }
}

describe('the key', () => {
  it('is made once and shown again, to those who run the session alone; it is stored sealed', async () => {
    const { liveId, stream, key } = await opened()
    const again = await server().ask(openEncoder, { liveId }, { headers })
    expect(readKey(again.data)).toEqual({ stream, key })
    expect(await reportOf(liveId)).toMatchObject({ version: 1, state: 'waiting', since: '', refusal: '' })
    expect((await rowOf(liveId)).key).toMatch(/^v1\./)
    for (const type of [userTypes.buyer, userTypes.tourist]) {
      const other = await personOf(server(), type)
      expect((await server().ask(getEncoder, { liveId }, { headers: other.headers })).code).not.toBe(0)
    }
  })

  it('is one where ten ask for it at once', async () => {
    const liveId = await addSession(server(), { pullUrl: noUrl, exhibitorId })
    const ask = async () => server().ask(openEncoder, { liveId }, { headers })
    const answers = fulfilled(await race(server().database, 'live_encoder', ask))
    expect(new Set(answers.map(({ data }) => readKey(data).key)).size).toBe(1)
  })

  it('is refused where there is no media server, and for sessions that have ended', async () => {
    const ended = await addSession(server(), { status: 2 })
    const { data } = await server().ask(openEncoder, { liveId: ended }, { headers })
    expect(data).toMatchObject({ error: 'StatusImpossible' })
    const { providers } = server()
    const { ingest } = providers
    providers.ingest = embeddedIngest
    const liveId = await addSession(server(), {})
    expect((await server().ask(getEncoder, { liveId }, { headers })).data).toEqual({ available: false, encoder: null })
    for (const ask of [
      server().ask(openEncoder, { liveId }, { headers }),
      server().ask(renewEncoder, { liveId, version: 1 }, { headers }),
    ])
      expect((await ask).data).toMatchObject({ error: 'EncoderUnavailable' })
    providers.ingest = ingest
  })

  it('that has expired is replaced when it is requested', async () => {
    const { liveId, stream, key } = await opened()
    await server()
      .database.db.update(liveEncoders)
      .set({ expiresAt: new Date(0) })
      .where(eq(liveEncoders.liveId, liveId))
    expect(await fake.publish(stream, key)).toBeUndefined()
    expect(await reportOf(liveId)).toMatchObject({ refusal: 'expired' })
    const { data } = await server().ask(openEncoder, { liveId }, { headers })
    expect(data).toMatchObject({ version: 2, refusal: '' })
  })
})

describe('an encoder', () => {
  it('starts the session, which plays from the media server, is interrupted, continues and ends', async () => {
    const { liveId, stream, key, publisher } = await onAir()
    expect(await statusOf(liveId)).toBe(1)
    expect(await reportOf(liveId)).toMatchObject({ state: 'receiving' })
    const address = `https://stream.example/live/${stream}/index.m3u8`
    const playback = async () => (await server().ask(getLive, { id: liveId })).data.pullUrl
    expect(await playback()).toEqual({ ...noUrl, customsd: ['', '', address] })
    server().emitted.length = 0
    await fake.disconnect(publisher)
    expect(await statusOf(liveId)).toBe(6)
    expect(server().emitted.map(({ event }) => event)).toEqual(['liveChanged'])
    expect(await reportOf(liveId)).toMatchObject({ state: 'interrupted' })
    // Players try the address again.
    expect((await playback()).customsd[2]).toBe(address)
    await fake.publish(stream, key)
    expect(await statusOf(liveId)).toBe(1)
    await move(liveId, 1, 2)
    await watch()
    expect(fake.isPublishing(stream)).toBe(false)
    expect(await fake.publish(stream, key)).toBeUndefined()
    expect(await statusOf(liveId)).toBe(2)
  })

  it('leaves a session paused that its host paused', async () => {
    const { liveId, stream, key, publisher } = await onAir()
    await move(liveId, 1, 6)
    await fake.disconnect(publisher)
    await fake.publish(stream, key)
    expect(await statusOf(liveId)).toBe(6)
  })

  it('lets viewers read while its session is on', async () => {
    const { stream, liveId } = await onAir()
    expect(await fake.read(stream)).toBe(true)
    expect(await fake.read('f'.repeat(32))).toBe(false)
    const other = await opened()
    expect(await fake.read(other.stream)).toBe(false)
    await move(liveId, 1, 2)
    await expect.poll(() => fake.read(stream)).toBe(false)
  })

  it.each([
    ['another key', 'x'.repeat(22)],
    ['no key', ''],
  ])('with %s is refused, and nothing is noted', async (_, key) => {
    const { liveId, stream } = await opened()
    expect(await fake.publish(stream, key)).toBeUndefined()
    expect(await reportOf(liveId)).toMatchObject({ refusal: '' })
  })

  it('is refused while another session of its exhibitor is on, and its host is shown why', async () => {
    await onAir()
    const { liveId, stream, key } = await opened()
    expect(await fake.publish(stream, key)).toBeUndefined()
    expect(await reportOf(liveId)).toMatchObject({ refusal: 'otherSession' })
  })

  it('is refused once the hours of the day are used, which its own time counts among', async () => {
    const { liveId, stream, publisher } = await onAir()
    const { db } = server().database
    const before = new Date(Date.now() - 13 * 3_600_000)
    await db.update(liveEncoders).set({ countedAt: before }).where(eq(liveEncoders.liveId, liveId))
    // Several servers.
    await Promise.all([watch(), watch(), watch()])
    const [day] = await db.select().from(broadcastDays)
    expect(Math.round((day?.ms ?? 0) / 3_600_000)).toBe(13)
    await expect.poll(() => fake.isPublishing(stream)).toBe(false)
    expect(await fake.publish(stream, publisher.id)).toBeUndefined()
    expect(await reportOf(liveId)).toMatchObject({ refusal: 'hoursUsed', state: 'interrupted' })
  })

  it('and a browser do not send one session together', async () => {
    const { liveId } = await onAir()
    const { data } = await server().ask(openBroadcast, openInput(liveId), { headers })
    expect(data).toMatchObject({ error: 'EncoderOn' })
    const other = await opened({ exhibitorId: null })
    await (await openAs(server(), other.liveId, headers)).begin(1)
    expect(await fake.publish(other.stream, other.key)).toBeUndefined()
    expect(await reportOf(other.liveId)).toMatchObject({ refusal: 'otherSender' })
  })

  it('of two with one key the first stays', async () => {
    const { stream, key, publisher, liveId } = await onAir()
    expect(await fake.publish(stream, key)).toBeUndefined()
    expect(await rowOf(liveId)).toMatchObject({ source: publisher.id, refusal: 'otherSender' })
    await fake.disconnect(publisher)
    expect(await fake.publish(stream, key)).toBeDefined()
  })
})

describe('hooks', () => {
  it('that are repeated or late change nothing', async () => {
    const { liveId, stream, key, publisher: first } = await onAir()
    await fake.report('began', first)
    await fake.disconnect(first, { lost: true })
    await server().database.db.update(liveEncoders).set({ source: '' }).where(eq(liveEncoders.liveId, liveId))
    const second = await publish(stream, key)
    // The end of the first arrives after the beginning of the second.
    await fake.report('ended', first)
    expect([await statusOf(liveId), (await rowOf(liveId)).source]).toEqual([1, second.id])
    await fake.report('began', first)
    expect((await rowOf(liveId)).source).toBe(second.id)
    await fake.disconnect(second)
    await fake.report('ended', second)
    await fake.report('began', second)
    expect(await statusOf(liveId)).toBe(6)
  })

  it('that are lost are made up for', async () => {
    const { liveId, stream, key } = await opened()
    const publisher = await publish(stream, key, { lost: true })
    expect(await statusOf(liveId)).toBe(0)
    await watch()
    expect(await statusOf(liveId)).toBe(1)
    await fake.disconnect(publisher, { lost: true })
    await watch()
    // It began a moment ago: the media server may not list it yet.
    expect(await statusOf(liveId)).toBe(1)
    const sourceAt = new Date(Date.now() - 20_000)
    await server().database.db.update(liveEncoders).set({ sourceAt }).where(eq(liveEncoders.liveId, liveId))
    await Promise.all(Array.from({ length: 3 }, watch))
    expect(await statusOf(liveId)).toBe(6)
  })

  it.each(['', 'wrong', 'secret-of-the-fake-mediamtX'])('with the secret “%s” are refused', async (secret) => {
    const { liveId, stream } = await opened()
    const query = new URLSearchParams({ secret, path: `live/${stream}`, source: 's' }).toString()
    const { statusCode } = await server().app.inject({
      method: 'POST',
      url: `/api/ce-exhibition/ingest/began?${query}`,
    })
    expect(statusCode).toBe(401)
    expect(await statusOf(liveId)).toBe(0)
  })
})

describe('renewing', () => {
  it('disconnects whoever sends, and refuses the former key', async () => {
    const { liveId, stream, key, version } = await onAir()
    const { data } = await server().ask(renewEncoder, { liveId, version }, { headers })
    expect(data).toMatchObject({ version: 2, state: 'interrupted' })
    expect(fake.isPublishing(stream)).toBe(false)
    expect(await statusOf(liveId)).toBe(6)
    expect(await fake.publish(stream, key)).toBeUndefined()
    const next = readKey(data)
    await fake.publish(next.stream, next.key)
    expect(await statusOf(liveId)).toBe(1)
  })

  it('ten at once is one, and of ten encoders with the former key none stays', async () => {
    const { liveId, stream, key, version } = await opened()
    const act = async (racer: number) => {
      if (racer % 2 === 0) await fake.publish(stream, key)
      const { code } = await server().ask(renewEncoder, { liveId, version }, { headers })
      await fake.publish(stream, key)
      return code
    }
    expect(fulfilled(await race(server().database, 'live_encoder', act))).toEqual(
      Array.from({ length: RACERS }, () => 0),
    )
    await watch()
    expect(fake.isPublishing(stream)).toBe(false)
    const row = await rowOf(liveId)
    expect([row.version, row.source]).toEqual([2, ''])
    expect(await statusOf(liveId)).not.toBe(1)
  })

  it('without the version, each of ten makes another key', async () => {
    const { liveId } = await opened()
    const { db, write } = server().database
    // The guard off: whoever comes second replaces what the first was shown.
    await race(server().database, 'live_encoder', async (racer) =>
      write(async (transaction) => {
        const [row] = await transaction.select().from(liveEncoders).where(eq(liveEncoders.liveId, liveId)).for('update')
        const set = { stream: String(racer), version: (row?.version ?? 0) + 1 }
        await transaction.update(liveEncoders).set(set).where(eq(liveEncoders.liveId, liveId))
      }),
    )
    expect((await db.select().from(liveEncoders).where(eq(liveEncoders.liveId, liveId)))[0]?.version).toBe(1 + RACERS)
  })

  it('while the media server is down disconnects as soon as it is back', async () => {
    const { liveId, stream, version } = await onAir()
    fake.state.isUp = false
    expect((await server().ask(renewEncoder, { liveId, version }, { headers })).code).toBe(0)
    await expect(watch()).rejects.toThrow('MediaMTX: answered 500')
    expect(fake.isPublishing(stream)).toBe(true)
    expect(await fake.read(stream)).toBe(false)
    fake.state.isUp = true
    await watch()
    expect(fake.isPublishing(stream)).toBe(false)
  })
})

describe('the organizer', () => {
  it('stops an encoder by hiding its exhibitor', async () => {
    const { liveId, stream, key } = await onAir()
    const { db } = server().database
    await db.update(exhibitors).set({ shownUntil: new Date() }).where(eq(exhibitors.id, exhibitorId))
    await watch()
    await db.update(exhibitors).set({ shownUntil: null }).where(eq(exhibitors.id, exhibitorId))
    expect([await statusOf(liveId), fake.isPublishing(stream)]).toEqual([3, false])
    expect(await fake.publish(stream, key)).toBeUndefined()
  })

  it('stops an encoder by disabling the account that opened it', async () => {
    const liveId = await addSession(server(), { pullUrl: noUrl })
    const staff = await personOf(server(), userTypes.staff)
    const { data } = await server().ask(openEncoder, { liveId }, { headers: staff.headers })
    const { stream, key } = readKey(data)
    await fake.publish(stream, key)
    const { db } = server().database
    await db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, staff.id))
    await watch()
    await db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, staff.id))
    expect([await statusOf(liveId), fake.isPublishing(stream)]).toEqual([3, false])
  })
})
