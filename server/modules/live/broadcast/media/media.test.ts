import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { deleteRecording, getRecording, listChapters, trimRecording } from '#contract/live/broadcast/endpoints.ts'
import { getLive, setLiveStatus } from '#contract/live/live/endpoints.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { films, openAs, renditions, segmentOf } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { livePushes, lives } from '#server/modules/live/live/live.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { broadcasts, broadcastSegments } from '../broadcast.schema'
import { parseMp4 } from '../mp4/parse-init'
import { sweepRecordings } from '../remove'
import { waitFor } from '#tests/setup/wait-for.ts'

const server = useRooms()
let headers: Record<string, string> = {}
beforeAll(async () => {
  ;({ headers } = await personOf(server(), userTypes.organizer))
})

const pullUrl = { customld: [], customsd: [], customhd: [] }

async function started(status: LiveStatus = 0) {
  const liveId = await addSession(server(), { pullUrl, status })
  return { liveId, sender: await openAs(server(), liveId, headers) }
}

const move = async (id: number, from: LiveStatus, to: LiveStatus) =>
  server().ask(setLiveStatus, { id, from, to }, { headers })

async function ended(seconds: number) {
  const { liveId, sender } = await started(1)
  await sender.begin(seconds)
  await move(liveId, 1, 2)
  return { liveId, sender }
}

const get = (url: string) => server().app.inject({ url })
const at = (id: string, file: string) => get(`/media/broadcast/${id}/${file}`)
const statusOf = async (id: string, file: string) => (await at(id, file)).statusCode
const filesIn = (list: string) => list.split('\n').filter((line) => line.includes('.m4s'))
const recordingOf = async (liveId: number) =>
  (await server().ask(getRecording, { liveId }, { headers })).data.recording ?? expect.fail('no recording')

describe('a session that is sent', () => {
  it('goes live without a written address, and plays from its broadcast', async () => {
    const { liveId, sender } = await started()
    expect((await move(liveId, 0, 1)).data).toMatchObject({ error: 'NoPicture' })
    await sender.begin(2)
    await sender.begin(1, 'fluent')
    expect((await move(liveId, 0, 1)).code).toBe(0)
    const { data } = await server().ask(getLive, { id: liveId })
    const address = (name: string) => ['', '', `/media/broadcast/${sender.broadcastId}/${name}.m3u8`]
    expect(data.pullUrl).toEqual({ customld: address('fluent'), customsd: address('standard'), customhd: [] })
  })

  it('lists its renditions, and the last segments of each', async () => {
    const { sender } = await started(1)
    await sender.begin(10)
    await sender.begin(2, 'fluent')
    const id = sender.broadcastId
    const { body, headers: sent } = await at(id, 'live.m3u8')
    expect(sent).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
    expect(body).toContain('RESOLUTION=320x180,FRAME-RATE=10.000,CODECS="avc1.42c015,mp4a.40.2"\nstandard.m3u8')
    const list = (await at(id, 'standard.m3u8')).body
    expect(list).toContain('#EXT-X-MEDIA-SEQUENCE:2\n#EXT-X-DISCONTINUITY-SEQUENCE:0\n')
    expect(list).toContain('#EXT-X-MAP:URI="standard-0.mp4"\n#EXT-X-PROGRAM-DATE-TIME:')
    expect(filesIn(list)).toEqual(Array.from({ length: 8 }, (_, i) => `standard-0-${i + 2}.m4s`))
    const segment = await at(id, 'standard-0-9.m4s')
    expect(segment.headers['cache-control']).toContain('immutable')
    expect(segment.rawPayload.equals(segmentOf('standard', 9))).toBe(true)
    expect((await at(id, 'standard-0.mp4')).rawPayload.equals(films.standard.init)).toBe(true)
  })

  it('marks where another device continued', async () => {
    const { liveId, sender } = await started(1)
    await sender.begin(2)
    await (await openAs(server(), liveId, headers)).begin(3)
    const list = (await at(sender.broadcastId, 'standard.m3u8')).body
    expect(list).toMatch(/standard-0-1\.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="standard-1\.mp4"\n/)
    expect(filesIn(list)).toHaveLength(5)
  })

  it('gives viewers the rendition that is sent, once another device sends fewer', async () => {
    const { liveId, sender } = await started(1)
    await sender.begin(3)
    await sender.begin(3, 'fluent')
    const id = sender.broadcastId
    expect(filesIn((await at(id, 'standard.m3u8')).body).at(-1)).toBe('standard-0-2.m4s')
    const fluent = renditions.filter(({ name }) => name === 'fluent')
    await (await openAs(server(), liveId, headers, fluent)).begin(2, 'fluent')
    await waitFor(async () =>
      expect(filesIn((await at(id, 'standard.m3u8')).body).at(-1)).toMatch(/^fluent-1-\d+\.m4s$/),
    )
    expect((await at(id, 'live.m3u8')).body).not.toContain('standard.m3u8')
    const { data } = await server().ask(getLive, { id: liveId })
    expect(data.pullUrl).toMatchObject({ customld: ['', '', `/media/broadcast/${id}/fluent.m3u8`], customsd: [] })
  })

  it.each(['nothing.m3u8', 'standard-0-99.m4s', 'standard-7.mp4', 'standard-0-0.mp4', 'standard-0.m4s', 'high.m3u8'])(
    'has no %s',
    async (file) => {
      const { sender } = await started(1)
      await sender.begin(1)
      expect(await statusOf(sender.broadcastId, file)).toBe(404)
      expect(await statusOf('unknown', file)).toBe(404)
    },
  )

  it('is for its host alone before the session is live', async () => {
    const { liveId, sender } = await started()
    await sender.begin(2)
    const id = sender.broadcastId
    const files = ['live.m3u8', 'standard.m3u8', 'standard-0.mp4', 'standard-0-0.m4s', 'standard-0-0.m4s?key=wrong']
    for (const file of files) expect(await statusOf(id, file)).toBe(404)
    const [, key = ''] = (await recordingOf(liveId)).wholeUrl.split('?')
    for (const file of files.slice(0, 4)) expect(await statusOf(id, `${file}?${key}`)).toBe(200)
    await move(liveId, 0, 1)
    await waitFor(async () => expect(await statusOf(id, 'standard.m3u8')).toBe(200))
  })

  it('is not found once it was withdrawn', async () => {
    const { liveId, sender } = await started(1)
    await sender.begin(1)
    expect(await statusOf(sender.broadcastId, 'live.m3u8')).toBe(200)
    await move(liveId, 1, 2)
    await move(liveId, 2, 3)
    await waitFor(async () => expect(await statusOf(sender.broadcastId, 'live.m3u8')).toBe(404))
    expect(await statusOf(sender.broadcastId, 'standard-0-0.m4s')).toBe(404)
  })
})

describe('a recording', () => {
  it('is there once the session is a replay, whole and as a film', async () => {
    const { liveId, sender } = await ended(6)
    const id = sender.broadcastId
    expect((await server().ask(getLive, { id: liveId })).data.mediaUrl).toBe(`/media/broadcast/${id}/recording.m3u8`)
    expect((await at(id, 'recording.m3u8')).body).toContain('recording-standard.m3u8')
    const { body } = await at(id, 'recording-standard.m3u8')
    expect(filesIn(body)).toHaveLength(6)
    expect(body).toContain('#EXT-X-ENDLIST')
    const film = await at(id, 'recording.mp4')
    expect(film.headers['content-disposition']).toMatch(/^attachment; filename/)
    const file = parseMp4(film.rawPayload)
    expect(file.moofs?.map(({ trafs }) => trafs[0]?.tfdt?.baseMediaDecodeTime)).toHaveLength(6)
    expect(file.moofs?.[0]?.trafs[0]?.tfdt?.baseMediaDecodeTime).toBe(0)
  })

  it('is given out in parts', async () => {
    const { sender } = await ended(6)
    const url = `/media/broadcast/${sender.broadcastId}/recording.mp4`
    const part = async (range: string) => server().app.inject({ url, headers: { range } })
    const { rawPayload: whole, headers: sent } = await get(url)
    expect(sent).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(whole.length) })
    const middle = films.standard.init.length + segmentOf('standard', 0).length
    for (const [start, end] of [
      [0, 1],
      [0, whole.length - 1],
      [middle - 3, middle + 40_000],
      [middle, middle],
      [whole.length - 9, whole.length - 1],
    ] as const) {
      const answer = await part(`bytes=${start}-${end}`)
      expect(answer.statusCode).toBe(206)
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${Math.min(end, whole.length - 1)}/${whole.length}`)
      expect(answer.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true)
    }
    expect((await part('bytes=-9')).rawPayload.equals(whole.subarray(-9))).toBe(true)
    expect((await part(`bytes=${whole.length}-`)).statusCode).toBe(416)
  })

  it('begins when the session goes live for the first time', async () => {
    const { liveId, sender } = await started()
    await sender.begin(3)
    await move(liveId, 0, 1)
    for (let number = 3; number < 9; number += 1) await sender.media(number)
    await move(liveId, 1, 2)
    const { body } = await at(sender.broadcastId, 'recording-standard.m3u8')
    expect(filesIn(body)[0]).toBe('standard-0-3.m4s')
    expect(filesIn(body)).toHaveLength(6)
  })

  it('that two devices sent is one film on one timeline', async () => {
    const { liveId, sender } = await started(1)
    await sender.begin(3)
    await (await openAs(server(), liveId, headers)).begin(3)
    await move(liveId, 1, 2)
    const { rawPayload } = await at(sender.broadcastId, 'recording.mp4')
    const times = parseMp4(rawPayload).moofs?.map(({ trafs }) => Number(trafs[0]?.tfdt?.baseMediaDecodeTime) / 10_240)
    expect(times?.map(Math.round)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is offered in the renditions that have all of it', async () => {
    const { liveId, sender } = await started(1)
    await sender.begin(3, 'fluent')
    const second = await openAs(server(), liveId, headers)
    await second.begin(3)
    await second.begin(3, 'fluent')
    await move(liveId, 1, 2)
    const { body } = await at(sender.broadcastId, 'recording.m3u8')
    expect(body).toContain('recording-fluent.m3u8')
    expect(body).not.toContain('recording-standard.m3u8')
    expect(parseMp4((await at(sender.broadcastId, 'recording.mp4')).rawPayload).moofs).toHaveLength(6)
    // The whole is six seconds: of the part in the better rendition, nothing could be cut.
    const { version } = await recordingOf(liveId)
    const trim = { liveId, version, trimStartMs: 1_000, trimEndMs: null }
    expect((await server().ask(trimRecording, trim, { headers })).code).toBe(0)
  })

  it('is trimmed to whole segments; what is cut off is for its host alone', async () => {
    const { liveId, sender } = await ended(9)
    const id = sender.broadcastId
    const { version, wholeUrl } = await recordingOf(liveId)
    const trim = async (trimStartMs: number, trimEndMs: number | null, seen = version) =>
      server().ask(trimRecording, { liveId, version: seen, trimStartMs, trimEndMs }, { headers })
    expect((await trim(5_500, null)).data).toMatchObject({ error: 'TrimImpossible', seconds: 5 })
    expect((await trim(2_500, 7_500)).data).toMatchObject({ trimStartMs: 2_500, trimEndMs: 7_500, version: 2 })
    expect((await trim(0, null)).data).toMatchObject({ error: 'RecordingChanged' })
    await waitFor(async () => {
      const { body } = await at(id, 'recording-standard.m3u8')
      expect(filesIn(body)).toEqual([2, 3, 4, 5, 6, 7].map((number) => `standard-0-${number}.m4s`))
    })
    expect(await statusOf(id, 'standard-0-0.m4s')).toBe(404)
    const [, key = ''] = wholeUrl.split('?')
    expect(filesIn((await at(id, `recording-standard.m3u8?${key}`)).body)).toHaveLength(9)
    expect(await statusOf(id, `standard-0-0.m4s?${key}`)).toBe(200)
    expect(await statusOf(id, 'standard-0-0.m4s?key=wrong')).toBe(404)
  })

  it('is deleted with its files, once', async () => {
    const { liveId, sender } = await ended(6)
    const { version } = await recordingOf(liveId)
    const remove = async () => server().ask(deleteRecording, { liveId, version }, { headers })
    expect((await remove()).code).toBe(0)
    expect((await remove()).data).toMatchObject({ error: 'RecordingNotFound' })
    expect((await server().ask(getRecording, { liveId }, { headers })).data.recording).toBeNull()
    await waitFor(async () => expect(await statusOf(sender.broadcastId, 'recording.m3u8')).toBe(404))
    await expect(server().providers.storage.open(`broadcast-${sender.broadcastId}-standard-0-0`)).rejects.toThrow(
      'broadcast-',
    )
  })

  it('expires, and its files go', async () => {
    const { sender } = await ended(6)
    const { database, providers } = server()
    const id = sender.broadcastId
    const mine = eq(broadcastSegments.broadcastId, id)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sweepRecordings({ ...database, storage: providers.storage }, inDays(89))
    expect(await database.db.$count(broadcastSegments, mine)).toBe(6)
    await sweepRecordings({ ...database, storage: providers.storage }, inDays(91))
    expect(await database.db.$count(broadcastSegments, mine)).toBe(0)
    const [row] = await database.db.select().from(broadcasts).where(eq(broadcasts.id, id))
    expect(row).toMatchObject({ recording: 'expired', bytes: 0 })
    await expect(providers.storage.open(`broadcast-${id}-standard-0-5`)).rejects.toThrow('broadcast-')
  })

  it('has a chapter where an exhibit was shown', async () => {
    const { liveId, sender } = await ended(9)
    const { db } = server().database
    const [exhibit] = await db.select({ id: exhibits.id }).from(exhibits).limit(1)
    const [third] = await db
      .select()
      .from(broadcastSegments)
      .where(eq(broadcastSegments.broadcastId, sender.broadcastId))
      .orderBy(broadcastSegments.number)
      .offset(2)
    const { id: byAccount } = await personOf(server(), userTypes.organizer)
    const pushedAt = new Date((third?.startsAt.getTime() ?? 0) + 500)
    await db.insert(livePushes).values({ liveId, exhibitId: exhibit?.id ?? 0, key: 'k', byAccount, pushedAt })
    const [chapter] = (await server().ask(listChapters, { liveId })).data
    expect(chapter?.exhibitsId).toBe(exhibit?.id)
    expect(chapter?.atMs).toBeGreaterThan(2_400)
    expect(chapter?.atMs).toBeLessThan(2_700)
    await db.update(lives).set({ status: 3 }).where(eq(lives.id, liveId))
    expect((await server().ask(listChapters, { liveId })).data).toEqual([])
  })
})
