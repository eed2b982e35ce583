import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/broadcast/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { saveTranslationChoice } from '#contract/foundation/translation/endpoints.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { type FakeSpeech, openFakeSpeech } from '#server/providers/speech/fake/open-fake.ts'
import { openAiSpeech } from '#server/providers/speech/openai.ts'
import { openAs } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { removeFiles, sweepRecordings } from '../remove'
import { readSpeechBudget } from './budget'
import { listCaptioned } from './captioning.queries'
import { broadcasts } from '../broadcast.schema'
import { broadcastCaptioning, broadcastCaptions } from '../captions.schema'
import { openCaptioner } from './make-captions'

const server = useRooms()
let fake: FakeSpeech
let headers: Record<string, string> = {}
beforeAll(async () => {
  fake = await openFakeSpeech({})
  ;({ headers } = await personOf(server(), userTypes.organizer))
})
afterAll(() => fake.close())

const [spoken, translated] = ['这款茶具有现货。', 'This tea set is in stock.']
/** Uses the fake service, which is waited for so many ms. */
function listen(timeoutMs = 8_000): void {
  const { SPEECH_URL: url, SPEECH_KEY: key, SPEECH_MODEL: model } = fake.settings
  server().providers.speech = openAiSpeech({ url, key, model }, timeoutMs)
}
beforeEach(async () => {
  // Sessions of other tests go on.
  await server().database.db.delete(broadcastCaptioning)
  Object.assign(fake, { sent: [], fault: 'none', sentences: { zh: [spoken], en: ['It is in stock.'] } })
  listen()
  server().providers.translation = {
    available: true,
    translate: async (texts) => texts.map((text) => (text === spoken ? translated : `T ${text.length}`)),
  }
  server().emitted.length = 0
  server().config.speechLiveDayMinutes = 0
})

/** As another server each time. */
const open = (translationMs?: number) => {
  const { app, database, config, providers } = server()
  return openCaptioner({ ...database, config, providers, realtime: app.gateway.realtime, translationMs })
}
async function make(translationMs?: number): Promise<void> {
  const { run, settle } = open(translationMs)
  await run()
  await settle()
}
const captioning = async (liveId: number, language: Language | null = 'zh-CN', as = headers) =>
  server().ask(contract.setLiveCaptioning, { liveId, language }, { headers: as })
const setStatus = async (id: number, from: 0 | 1, to: 1 | 2 | 3) =>
  server().ask(setLiveStatus, { id, from, to }, { headers })
const get = async (id: string, file: string) => server().app.inject({ url: `/media/broadcast/${id}/${file}` })
const linesOf = async (broadcastId: string) =>
  server().database.db.select().from(broadcastCaptions).where(eq(broadcastCaptions.broadcastId, broadcastId))
/** Seconds at which the captions of a session begin and end. */
const secondsOf = async (broadcastId: string) =>
  (await linesOf(broadcastId)).map(({ startMs, endMs }) => [startMs, endMs].map((ms) => Math.round(ms / 1_000)))
/** As if the host had agreed before the first segment. */
const agreedBefore = async (liveId: number) =>
  server()
    .database.db.update(broadcastCaptioning)
    .set({ doneThrough: new Date(0), restUntil: new Date(0) })
    .where(eq(broadcastCaptioning.liveId, liveId))

/** Has the speech of a session rest until then. */
const rest = async (liveId: number, restUntil: Date) =>
  server().database.db.update(broadcastCaptioning).set({ restUntil }).where(eq(broadcastCaptioning.liveId, liveId))

/** A session on air of which so many seconds were sent, captioned from its beginning. */
async function onAir(seconds = 6, exhibitorId: number | null = null) {
  const liveId = await addSession(server(), { status: 1, exhibitorId })
  const sender = await openAs(server(), liveId, headers)
  await sender.begin(seconds)
  await captioning(liveId)
  await agreedBefore(liveId)
  return { liveId, sender, id: sender.broadcastId }
}

const cues = (vtt: string) => vtt.split('\n').filter((line) => line.includes('-->'))

describe('a host who agrees', () => {
  it('is told what the fair can do, and is captioned until it withdraws', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const read = async () => (await server().ask(contract.getLiveCaptioning, { liveId }, { headers })).data
    expect(await read()).toEqual({ hasService: true, isUsedUp: false, isTranslated: true, language: null })
    expect((await captioning(liveId, 'en-US')).data).toMatchObject({ language: 'en-US' })
    expect(await read()).toMatchObject({ language: 'en-US' })
    expect((await captioning(liveId, null)).data).toMatchObject({ language: null })
  })

  it('cannot where the fair has no service, and can still withdraw', async () => {
    const liveId = await addSession(server(), { status: 1 })
    server().providers.speech = { available: false, transcribe: () => Promise.reject(new Error('none')) }
    expect((await captioning(liveId)).data).toMatchObject({ error: 'SpeechUnavailable' })
    expect((await captioning(liveId, null)).code).toBe(0)
  })

  it('agrees for itself alone', async () => {
    const { liveId, id } = await onAir()
    const { headers: manager } = await personOf(server(), userTypes.staff)
    expect((await server().ask(contract.getLiveCaptioning, { liveId }, { headers: manager })).data.language).toBeNull()
    // The other one sends from now on.
    await openAs(server(), liveId, manager)
    await make()
    expect(fake.sent).toEqual([])
    expect(await linesOf(id)).toEqual([])
  })
})

describe('another host', () => {
  it('cannot end the captions of the one who sends, and agrees once it sends itself', async () => {
    const { liveId } = await onAir()
    const { headers: other } = await personOf(server(), userTypes.staff)
    expect((await captioning(liveId, 'en-US', other)).data).toMatchObject({ error: 'StreamTakenOver' })
    await make()
    expect(fake.sent).toHaveLength(1)
    await openAs(server(), liveId, other)
    expect((await captioning(liveId, 'en-US', other)).data).toMatchObject({ language: 'en-US' })
  })
})

describe('speech of a session', () => {
  it('is sent without its picture, from the time of the consent on', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const sender = await openAs(server(), liveId, headers)
    await sender.begin(3)
    await captioning(liveId)
    await make()
    expect(fake.sent).toEqual([])
    for (let number = 3; number < 12; number += 1) await sender.media(number)
    await make()
    expect(fake.sent).toMatchObject([{ language: 'zh', type: 'audio/mp4', name: 'speech.mp4' }])
    const [line] = await linesOf(sender.broadcastId)
    expect(line?.startMs).toBeGreaterThan(3_000)
  })

  it('is sent from the consent on where its times are late by a slow first upload', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const sender = await openAs(server(), liveId, headers)
    await sender.begin(3)
    const { db } = server().database
    const late = sql`${broadcasts.anchorMs} + 60000`
    await db.update(broadcasts).set({ anchorMs: late }).where(eq(broadcasts.liveId, liveId))
    await captioning(liveId)
    for (let number = 3; number < 9; number += 1) await sender.media(number)
    await make()
    expect(fake.sent).toHaveLength(1)
    const [line] = await linesOf(sender.broadcastId)
    expect(line?.startMs).toBeGreaterThan(4_900)
  })

  it('before the session is live is for nobody', async () => {
    const liveId = await addSession(server(), { status: 0 })
    const sender = await openAs(server(), liveId, headers)
    await captioning(liveId)
    await sender.begin(5)
    await agreedBefore(liveId)
    await make()
    expect((await setStatus(liveId, 0, 1)).code).toBe(0)
    await make()
    expect(fake.sent).toEqual([])
    for (let number = 5; number < 14; number += 1) await sender.media(number)
    await make()
    expect(fake.sent).toHaveLength(1)
  })

  it('of a session that ends without having been live is for nobody', async () => {
    const liveId = await addSession(server(), { status: 0 })
    const sender = await openAs(server(), liveId, headers)
    await captioning(liveId)
    await sender.begin(6)
    expect((await setStatus(liveId, 0, 3)).code).toBe(0)
    await agreedBefore(liveId)
    await make()
    expect(fake.sent).toEqual([])
    const { db } = server().database
    expect(await db.$count(broadcastCaptioning, eq(broadcastCaptioning.liveId, liveId))).toBe(0)
  })

  it('is recorded with its translation, and shown to who watches with its times', async () => {
    const { liveId, id } = await onAir()
    await make()
    expect(await linesOf(id)).toMatchObject([{ init: 0, language: 'zh-CN', text: spoken, translation: translated }])
    expect(await secondsOf(id)).toEqual([[0, 6]])
    const list = (await get(id, 'standard.m3u8')).body
    const startsAt = /PROGRAM-DATE-TIME:(.*)/.exec(list)?.[1] ?? ''
    const shown = { liveId, startsAt, language: 'zh-CN', text: spoken, translation: translated }
    expect(server().emitted).toMatchObject([{ to: [watcherRoom(liveId)], event: 'liveCaption', data: shown }])
    const { endsAt } = Object(server().emitted[0]?.data)
    expect(Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 1_000)).toBe(6)
    // It is not sent twice.
    await make()
    expect(fake.sent).toHaveLength(1)
  })

  it('that has ended is transcribed to its end, and shown to nobody as live', async () => {
    const { liveId, sender, id } = await onAir(6)
    await make()
    await sender.media(6)
    await make()
    expect(fake.sent).toHaveLength(1)
    await setStatus(liveId, 1, 2)
    server().emitted.length = 0
    await make()
    expect(await secondsOf(id)).toEqual([
      [0, 6],
      [6, 7],
    ])
    expect(server().emitted.filter(({ event }) => event === 'liveCaption')).toEqual([])
  })

  it('of a hidden exhibitor is not sent', async () => {
    const { account } = await personOf(server(), userTypes.exhibitor)
    const exhibitorId = account.exhibitorId ?? 0
    await server().database.db.update(lives).set({ status: 2 }).where(eq(lives.exhibitorId, exhibitorId))
    await onAir(6, exhibitorId)
    await server()
      .database.db.update(exhibitors)
      .set({ shownUntil: new Date(0) })
      .where(eq(exhibitors.id, exhibitorId))
    await make()
    expect(fake.sent).toEqual([])
    await server().database.db.update(exhibitors).set({ shownUntil: null }).where(eq(exhibitors.id, exhibitorId))
    await make()
    expect(fake.sent).toHaveLength(1)
  })

  it('with words that the fair refuses is not shown', async () => {
    fake.sentences = { zh: ['这里有毒品'] }
    const check = vi.spyOn(server().providers.textSafety, 'findOffences').mockResolvedValue(['毒品'])
    const { id } = await onAir()
    await make()
    check.mockRestore()
    expect(fake.sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
    expect(server().emitted).toEqual([])
  })

  it('is not translated where its speaker, or the fair, does not', async () => {
    await server().ask(saveTranslationChoice, { isAllowed: false }, { headers })
    const first = await onAir()
    await make()
    await server().ask(saveTranslationChoice, { isAllowed: true }, { headers })
    expect(await linesOf(first.id)).toMatchObject([{ text: spoken, translation: null }])
    fake.sentences = { zh: ['另一款也有。'] }
    server().providers.translation = { available: true, translate: () => Promise.reject(new Error('down')) }
    const second = await onAir()
    await make()
    expect(await linesOf(second.id)).toMatchObject([{ text: '另一款也有。', translation: null }])
  })

  it('is shown as it was spoken where its translation is late', async () => {
    fake.sentences = { zh: ['第三款没有。'] }
    server().providers.translation = { available: true, translate: () => new Promise(() => {}) }
    const { id } = await onAir()
    await make(50)
    expect(await linesOf(id)).toMatchObject([{ text: '第三款没有。', translation: null }])
  })
})

describe('a service', () => {
  it.each(['error', 'slow', 'wrongJson'] as const)('with the fault %s holds up captions alone', async (fault) => {
    const { sender, liveId, id } = await onAir()
    fake.fault = fault
    listen(500)
    await make()
    expect((await sender.media(6)).code).toBe(0)
    expect((await get(id, 'standard.m3u8')).statusCode).toBe(200)
    expect(await linesOf(id)).toEqual([])
    // It rests, and then goes on with what is new.
    fake.fault = 'none'
    listen()
    await make()
    expect(await linesOf(id)).toEqual([])
    for (let number = 7; number < 10; number += 1) await sender.media(number)
    const [row] = await server()
      .database.db.update(broadcastCaptioning)
      .set({ restUntil: new Date(0) })
      .where(eq(broadcastCaptioning.liveId, liveId))
      .returning()
    expect(row).toBeDefined()
    await make()
    expect(await secondsOf(id)).toEqual([[6, 10]])
  })

  it('that is slow for one session captions the others meanwhile', async () => {
    const [slow, other] = [await onAir(), await onAir()]
    const { speech } = server().providers
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    let isFirst = true
    server().providers.speech = {
      available: true,
      async transcribe(...sent) {
        const isHeld = isFirst
        isFirst = false
        const words = await speech.transcribe(...sent)
        if (isHeld) await held
        return words
      },
    }
    const { run, settle } = open()
    await rest(other.liveId, new Date(Date.now() + 60_000))
    await run()
    await expect.poll(() => fake.sent.length).toBe(1)
    await rest(other.liveId, new Date(0))
    await run()
    await expect.poll(async () => secondsOf(other.id)).toEqual([[0, 6]])
    for (let number = 6; number < 12; number += 1) await other.sender.media(number)
    await run()
    await expect.poll(async () => (await secondsOf(other.id)).length).toBe(2)
    expect(await linesOf(slow.id)).toEqual([])
    release()
    await settle()
    expect(await secondsOf(slow.id)).toEqual([[0, 6]])
  })

  it('that hears nobody shows nothing', async () => {
    fake.fault = 'silence'
    const { id } = await onAir()
    await make()
    expect(fake.sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
    expect(server().emitted).toEqual([])
  })

  it('is sent no more than the minutes of the day', async () => {
    const { config, database, providers } = server()
    config.speechLiveDayMinutes = 1
    const context = { config, db: database.db, providers }
    const before = (await readSpeechBudget(context))?.usedMinutes ?? 0
    const sessions = await Promise.all(Array.from({ length: 11 }, async () => onAir()))
    const [last] = sessions
    const read = async () =>
      (await server().ask(contract.getLiveCaptioning, { liveId: last?.liveId ?? 0 }, { headers })).data
    for (const { liveId } of sessions) await rest(liveId, new Date(Date.now() + 60_000))
    for (const [at, { liveId }] of sessions.entries()) {
      // Six seconds each: the tenth fits in.
      expect(await read()).toMatchObject({ isUsedUp: at >= 10 })
      await rest(liveId, new Date(0))
      await make()
    }
    expect(before).toBe(0)
    expect(fake.sent).toHaveLength(10)
    expect(await readSpeechBudget(context)).toEqual({ usedMinutes: 1, dayMinutes: 1 })
    expect(await read()).toMatchObject({ isUsedUp: true })
  })
})

describe('ten servers at once', () => {
  it('send a piece of speech once', async () => {
    const { id } = await onAir()
    await race(server().database, 'broadcast_captioning', async () => make())
    expect(fake.sent).toHaveLength(1)
    expect(await linesOf(id)).toHaveLength(1)
  })

  it('send it ten times where nobody takes it', async () => {
    const { id } = await onAir()
    const { db } = server().database
    await Promise.all(
      Array.from({ length: RACERS }, async () => {
        const found = (await listCaptioned(db)).find((one) => one.id === id)
        await server().providers.speech.transcribe(
          { bytes: Buffer.alloc(1), mimeType: 'audio/mp4' },
          found?.language ?? 'en-US',
        )
      }),
    )
    expect(fake.sent).toHaveLength(RACERS)
  })

  it('record nothing that a withdrawal preceded', async () => {
    const { liveId, id } = await onAir()
    const { speech } = server().providers
    server().providers.speech = {
      available: true,
      async transcribe(...sent) {
        const words = await speech.transcribe(...sent)
        await captioning(liveId, null)
        return words
      },
    }
    await make()
    expect(fake.sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
    expect(server().emitted).toEqual([])
  })
})

describe('a recording', () => {
  async function recorded(seconds = 6) {
    const made = await onAir(seconds)
    await make()
    await setStatus(made.liveId, 1, 2)
    return made
  }
  const recordingOf = async (liveId: number) =>
    (await server().ask(contract.getRecording, { liveId }, { headers })).data.recording ?? expect.fail('no recording')

  it('lists its captions in both languages, the translated ones marked', async () => {
    const { id } = await recorded()
    const { body } = await get(id, 'recording.m3u8')
    expect(body).toContain('NAME="中文",LANGUAGE="zh",AUTOSELECT=YES,DEFAULT=NO,URI="captions-zh.m3u8"\n')
    expect(body).toMatch(/NAME="English \(translated\)",LANGUAGE="en",.*CHARACTERISTICS=".+",URI="captions-en.m3u8"\n/)
    expect(body).toMatch(/STREAM-INF:.*SUBTITLES="captions"\n/)
    const list = await get(id, 'captions-en.m3u8')
    expect(list.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
    expect(list.body).toMatch(/#EXTINF:6\.\d{3},\ncaptions-en-standard-0-0-5\.vtt\n#EXT-X-ENDLIST/)
    const file = await get(id, 'captions-en-standard-0-0-5.vtt')
    expect(file.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(file.body).toMatch(/00:00:00\.\d{3} --> 00:00:06\.\d{3}\nThis tea set is in stock\.\n/)
    expect((await get(id, 'captions-zh-standard-0-0-5.vtt')).body).toContain(spoken)
  })

  it('without captions lists none', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const sender = await openAs(server(), liveId, headers)
    await sender.begin(6)
    await setStatus(liveId, 1, 2)
    const { body } = await get(sender.broadcastId, 'recording.m3u8')
    expect(body).not.toContain('SUBTITLES')
    expect((await get(sender.broadcastId, 'captions-zh.m3u8')).statusCode).toBe(404)
  })

  it('leaves visitors what its trim leaves, and its host all', async () => {
    const { liveId, id } = await onAir(12)
    await make()
    await setStatus(liveId, 1, 2)
    await make()
    const { version, wholeUrl } = await recordingOf(liveId)
    const trim = { liveId, version, trimStartMs: 6_100, trimEndMs: null }
    expect((await server().ask(contract.trimRecording, trim, { headers })).code).toBe(0)
    const [, key = ''] = wholeUrl.split('?')
    await expect
      .poll(async () => (await get(id, 'captions-zh.m3u8')).body)
      .toContain('captions-zh-standard-0-6-11.vtt\n')
    expect((await get(id, `captions-zh.m3u8?${key}`)).body).toContain(`captions-zh-standard-0-0-11.vtt?${key}`)
    // A file that names more has no more.
    expect(cues((await get(id, 'captions-zh-standard-0-0-11.vtt')).body)).toHaveLength(1)
    expect((await get(id, 'captions-zh-standard-0-0-5.vtt')).statusCode).toBe(404)
    expect(cues((await get(id, `captions-zh-standard-0-0-11.vtt?${key}`)).body)).toHaveLength(2)
  })

  it('that visitors may not see has no captions for them', async () => {
    const { liveId, id } = await onAir()
    await make()
    const files = ['captions-zh.m3u8', 'captions-zh-standard-0-0-5.vtt']
    for (const file of files) expect((await get(id, file)).statusCode).toBe(404)
    await setStatus(liveId, 1, 2)
    await expect.poll(async () => (await get(id, 'captions-zh.m3u8')).statusCode).toBe(200)
    for (const file of [...files.map((one) => `${one}?key=wrong`), 'captions-fr.m3u8', 'captions-zh-high-0-0-5.vtt'])
      expect((await get(id, file)).statusCode).toBe(404)
  })

  it('that is deleted, or has expired, takes its captions with it', async () => {
    const { liveId, id } = await recorded()
    const { version } = await recordingOf(liveId)
    await server().ask(contract.deleteRecording, { liveId, version }, { headers })
    expect(await linesOf(id)).toEqual([])
    const second = await recorded()
    const removing = { ...server().database, storage: server().providers.storage }
    await removeFiles(removing, { id: second.id, before: 1_000 })
    await sweepRecordings(removing, new Date(Date.now() + 100 * 86_400_000))
    expect(await linesOf(second.id)).toEqual([])
  })

  it('records nothing of speech that was with the service while it was deleted', async () => {
    const { liveId, id } = await onAir()
    const { speech } = server().providers
    await setStatus(liveId, 1, 2)
    server().providers.speech = {
      available: true,
      async transcribe(...sent) {
        const words = await speech.transcribe(...sent)
        const { version } = await recordingOf(liveId)
        await server().ask(contract.deleteRecording, { liveId, version }, { headers })
        return words
      },
    }
    await make()
    expect(fake.sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
  })
})
