import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getBroadcast, openBroadcast } from '#contract/live/broadcast/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { films, openAs, openInput, segmentOf, senderOf } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { broadcastDays, broadcastSegments } from './broadcast.schema'
import { chinaDay } from '#contract/core/china-time.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'

const server = useRooms()
let headers: Record<string, string> = {}
beforeAll(async () => {
  ;({ headers } = await personOf(server(), userTypes.organizer))
})

const none = { customld: [], customsd: [], customhd: [] }
const addLive = (wish = {}) => addSession(server(), { pullUrl: none, ...wish })
const opened = async (liveId?: number) => openAs(server(), liveId ?? (await addLive()), headers)
const stored = (id: string) => server().database.db.$count(broadcastSegments, eq(broadcastSegments.broadcastId, id))

/** What of an answer says how it was refused. */
const refusal = ({ status, data }: { status: number; data: object }) => [status, Object(data).error]
const refusedAs = (name: ErrorName) => [errors[name].status, name]

describe('opening', () => {
  it('begins a broadcast, and continues it with a new key where it stopped', async () => {
    const liveId = await addLive()
    const first = await opened(liveId)
    expect(first).toMatchObject({ continues: false, nextInit: 0, nextNumber: 0 })
    await first.begin(3)
    const second = await opened(liveId)
    expect(second).toMatchObject({ broadcastId: first.broadcastId, continues: true, nextInit: 1, nextNumber: 3 })
    expect(refusal(await first.media(3))).toEqual(refusedAs('StreamTakenOver'))
    await second.begin(2)
    expect(await stored(first.broadcastId)).toBe(5)
  })

  it('of ten devices at once leaves the key of one', async () => {
    const liveId = await addLive()
    const answers = await Promise.all(Array.from({ length: 10 }, () => opened(liveId)))
    const sent = await Promise.all(answers.map((sender) => sender.init()))
    expect(sent.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(answers.map(({ broadcastId }) => broadcastId)).size).toBe(1)
  })

  it.each([
    [2, {}, 'StatusImpossible'],
    [3, {}, 'StatusImpossible'],
  ] as const)('is refused at status %i', async (status, wish, name) => {
    const liveId = await addLive({ status, ...wish })
    expect(refusal(await server().ask(openBroadcast, openInput(liveId), { headers }))).toEqual(refusedAs(name))
  })

  it('is refused while the exhibitor has another session on, and to who does not run it', async () => {
    const { account, headers: own } = await personOf(server(), userTypes.exhibitor)
    const wish = { exhibitorId: account.exhibitorId }
    await server()
      .database.db.update(lives)
      .set({ status: 2 })
      .where(eq(lives.exhibitorId, account.exhibitorId ?? 0))
    const on = await addLive({ ...wish, status: 1 })
    const liveId = await addLive(wish)
    expect(refusal(await server().ask(openBroadcast, openInput(liveId), { headers: own }))).toEqual(
      refusedAs('OtherSessionOn'),
    )
    await server().database.db.update(lives).set({ status: 2 }).where(eq(lives.id, on))
    expect((await server().ask(openBroadcast, openInput(liveId), { headers: own })).code).toBe(0)
    expect(refusal(await server().ask(openBroadcast, openInput(await addLive()), { headers: own }))).toEqual(
      refusedAs('NotYourLive'),
    )
  })
})

describe('a segment', () => {
  it('sent again, alone or ten times at once, is stored once', async () => {
    const liveId = await addLive()
    const sender = await opened(liveId)
    await sender.begin(2)
    expect(await sender.media(1)).toMatchObject({ code: 0, data: { stored: false } })
    expect(await sender.init()).toMatchObject({ code: 0, data: { stored: false } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => sender.media(2)))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(answers.filter(({ data }) => data['stored'])).toHaveLength(1)
    expect(await stored(sender.broadcastId)).toBe(3)
    const { data } = await server().ask(getBroadcast, { liveId }, { headers })
    expect(data.broadcast).toMatchObject({ state: 'open', recording: 'recording', storedMs: 3_021 })
  })

  it('that leaves a gap is refused with the number that is expected', async () => {
    const sender = await opened()
    await sender.begin(2)
    expect(await sender.media(4)).toMatchObject({ status: 409, data: { error: 'SegmentOutOfOrder', next: 2 } })
    expect(refusal(await sender.media(1, 'fluent', { init: 0 }))).toEqual(refusedAs('SegmentOutOfOrder'))
    expect((await sender.media(2)).code).toBe(0)
  })

  it.each([
    ['another codec', 'init', () => films.fluent.init],
    ['MPEG-TS', 'init', () => Buffer.alloc(188 * 20, 0x47)],
    ['a film without its end', 'media', () => segmentOf('standard', 0).subarray(0, 300)],
    ['MPEG-TS', 'media', () => Buffer.alloc(188 * 20, 0x47)],
    ['the initialization segment', 'media', () => films.standard.init],
    ['another time', 'media', () => segmentOf('standard', 40)],
    ['no picture', 'still', () => Buffer.from('<svg/>')],
  ] as const)('that is %s is refused (%s)', async (_, kind, bytes) => {
    const sender = await opened()
    await sender.begin(1)
    const init = kind === 'init' ? 1 : 0
    expect(refusal(await sender.send({ kind, init, number: kind === 'media' ? 1 : 0, bytes: bytes() }))).toEqual(
      refusedAs('BadSegment'),
    )
    expect(await stored(sender.broadcastId)).toBe(1)
  })

  it('is refused before its initialization segment, with a wrong key, of no broadcast, and after the end', async () => {
    const liveId = await addLive()
    const sender = await opened(liveId)
    expect(refusal(await sender.media(0))).toEqual(refusedAs('BadSegment'))
    expect(refusal(await sender.init('standard', { key: 'x'.repeat(43) }))).toEqual(refusedAs('StreamTakenOver'))
    expect(refusal(await sender.init('standard', { broadcastId: 'nothing' }))).toEqual(refusedAs('BroadcastNotFound'))
    await sender.begin(1)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const)
      expect((await server().ask(setLiveStatus, { id: liveId, from, to }, { headers })).code).toBe(0)
    expect(refusal(await sender.media(1))).toEqual(refusedAs('BroadcastClosed'))
    expect(refusal(await server().ask(openBroadcast, openInput(liveId), { headers }))).toEqual(
      refusedAs('BroadcastClosed'),
    )
  })

  it('that is too large is refused before it is read', async () => {
    const sender = await opened()
    const answer = await sender.send({ kind: 'media', bytes: Buffer.alloc(2_100_000) })
    expect(refusal(answer)).toEqual(refusedAs('FileTooLarge'))
    expect(refusal(await sender.send({ kind: 'init', bytes: Buffer.alloc(20_001) }))).toEqual(refusedAs('FileTooLarge'))
    expect(refusal(await sender.send({ kind: 'media' }))).toEqual(refusedAs('FileDamaged'))
  })

  it('that takes more than was announced is refused', async () => {
    const liveId = await addLive()
    const renditions = openInput(liveId).renditions.map((one) => ({ ...one, bitrate: 10_000 }))
    const { data } = await server().ask(openBroadcast, { ...openInput(liveId), renditions }, { headers })
    const sender = senderOf(server(), data)
    await sender.begin(3)
    expect(refusal(await sender.media(3))).toEqual(refusedAs('StreamTooHeavy'))
  })

  it('past the hours of a day is refused, and so is opening', async () => {
    const { account } = await personOf(server(), userTypes.exhibitor)
    const liveId = await addLive({ exhibitorId: account.exhibitorId })
    const sender = await opened(liveId)
    await sender.begin(1)
    const full = { owner: account.exhibitorId ?? 0, day: chinaDay(new Date()), ms: 12 * 3_600_000 }
    const { database } = server()
    await database.db
      .insert(broadcastDays)
      .values(full)
      .onConflictDoUpdate({ target: [broadcastDays.owner, broadcastDays.day], set: full })
    expect(refusal(await sender.media(1))).toEqual(refusedAs('StreamHoursUsed'))
    expect(refusal(await server().ask(openBroadcast, openInput(liveId), { headers }))).toEqual(
      refusedAs('StreamHoursUsed'),
    )
    await database.db.delete(broadcastDays)
    expect((await sender.media(1)).code).toBe(0)
  })

  it('that is a still is drawn again, and shown', async () => {
    const sender = await opened(await addLive({ status: 1 }))
    await sender.begin(1)
    const bytes = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    expect((await sender.send({ kind: 'still', number: 0, bytes })).data).toMatchObject({ stored: true })
    const shown = await server().app.inject(`/media/broadcast/${sender.broadcastId}/still.jpg?v=1`)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
})
