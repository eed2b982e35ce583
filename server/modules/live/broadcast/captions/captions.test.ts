import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/broadcast/endpoints.ts'
import { saveTranslationChoice } from '#contract/foundation/translation/endpoints.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { openAs } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { readSpeechBudget } from './budget'
import { listCaptioned } from './captioning.queries'
import { broadcasts } from '../broadcast.schema'
import { broadcastCaptioning } from '../captions.schema'
import { spoken, translated, captionsOf } from '#tests/setup/live/captions.ts'

const server = useRooms()
const { fake, headers, listen, open, make, captioning, setStatus, get, linesOf, secondsOf, agreedBefore, rest, onAir } =
  captionsOf(server)

describe('a host who agrees', () => {
  it('is told what the fair can do, and is captioned until it withdraws', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const read = async () => (await server().ask(contract.getLiveCaptioning, { liveId }, { headers: headers() })).data
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
    expect(fake().sent).toEqual([])
    expect(await linesOf(id)).toEqual([])
  })
})

describe('another host', () => {
  it('cannot end the captions of the one who sends, and agrees once it sends itself', async () => {
    const { liveId } = await onAir()
    const { headers: other } = await personOf(server(), userTypes.staff)
    expect((await captioning(liveId, 'en-US', other)).data).toMatchObject({ error: 'StreamTakenOver' })
    await make()
    expect(fake().sent).toHaveLength(1)
    await openAs(server(), liveId, other)
    expect((await captioning(liveId, 'en-US', other)).data).toMatchObject({ language: 'en-US' })
  })
})

describe('speech of a session', () => {
  it('is sent without its picture, from the time of the consent on', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const sender = await openAs(server(), liveId, headers())
    await sender.begin(3)
    await captioning(liveId)
    await make()
    expect(fake().sent).toEqual([])
    for (let number = 3; number < 12; number += 1) await sender.media(number)
    await make()
    expect(fake().sent).toMatchObject([{ language: 'zh', type: 'audio/mp4', name: 'speech.mp4' }])
    const [line] = await linesOf(sender.broadcastId)
    expect(line?.startMs).toBeGreaterThan(3_000)
  })

  it('is sent from the consent on where its times are late by a slow first upload', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const sender = await openAs(server(), liveId, headers())
    await sender.begin(3)
    const { db } = server().database
    const late = sql`${broadcasts.anchorMs} + 60000`
    await db.update(broadcasts).set({ anchorMs: late }).where(eq(broadcasts.liveId, liveId))
    await captioning(liveId)
    for (let number = 3; number < 9; number += 1) await sender.media(number)
    await make()
    expect(fake().sent).toHaveLength(1)
    const [line] = await linesOf(sender.broadcastId)
    expect(line?.startMs).toBeGreaterThan(4_900)
  })

  it('before the session is live is for nobody', async () => {
    const liveId = await addSession(server(), { status: 0 })
    const sender = await openAs(server(), liveId, headers())
    await captioning(liveId)
    await sender.begin(5)
    await agreedBefore(liveId)
    await make()
    expect((await setStatus(liveId, 0, 1)).code).toBe(0)
    await make()
    expect(fake().sent).toEqual([])
    for (let number = 5; number < 14; number += 1) await sender.media(number)
    await make()
    expect(fake().sent).toHaveLength(1)
  })

  it('of a session that ends without having been live is for nobody', async () => {
    const liveId = await addSession(server(), { status: 0 })
    const sender = await openAs(server(), liveId, headers())
    await captioning(liveId)
    await sender.begin(6)
    expect((await setStatus(liveId, 0, 3)).code).toBe(0)
    await agreedBefore(liveId)
    await make()
    expect(fake().sent).toEqual([])
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
    expect(fake().sent).toHaveLength(1)
  })

  it('that has ended is transcribed to its end, and shown to nobody as live', async () => {
    const { liveId, sender, id } = await onAir(6)
    await make()
    await sender.media(6)
    await make()
    expect(fake().sent).toHaveLength(1)
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
    expect(fake().sent).toEqual([])
    await server().database.db.update(exhibitors).set({ shownUntil: null }).where(eq(exhibitors.id, exhibitorId))
    await make()
    expect(fake().sent).toHaveLength(1)
  })

  it('with words that the fair refuses is not shown', async () => {
    fake().sentences = { zh: ['这里有毒品'] }
    const check = vi.spyOn(server().providers.textSafety, 'findOffences').mockResolvedValue(['毒品'])
    const { id } = await onAir()
    await make()
    check.mockRestore()
    expect(fake().sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
    expect(server().emitted).toEqual([])
  })

  it('is not translated where its speaker, or the fair, does not', async () => {
    await server().ask(saveTranslationChoice, { isAllowed: false }, { headers: headers() })
    const first = await onAir()
    await make()
    await server().ask(saveTranslationChoice, { isAllowed: true }, { headers: headers() })
    expect(await linesOf(first.id)).toMatchObject([{ text: spoken, translation: null }])
    fake().sentences = { zh: ['另一款也有。'] }
    server().providers.translation = { available: true, translate: () => Promise.reject(new Error('down')) }
    const second = await onAir()
    await make()
    expect(await linesOf(second.id)).toMatchObject([{ text: '另一款也有。', translation: null }])
  })

  it('is shown as it was spoken where its translation is late', async () => {
    fake().sentences = { zh: ['第三款没有。'] }
    server().providers.translation = { available: true, translate: () => new Promise(() => {}) }
    const { id } = await onAir()
    await make(50)
    expect(await linesOf(id)).toMatchObject([{ text: '第三款没有。', translation: null }])
  })
})

describe('a service', () => {
  it.each(['error', 'slow', 'wrongJson'] as const)('with the fault %s holds up captions alone', async (fault) => {
    const { sender, liveId, id } = await onAir()
    fake().fault = fault
    listen(500)
    await make()
    expect((await sender.media(6)).code).toBe(0)
    expect((await get(id, 'standard.m3u8')).statusCode).toBe(200)
    expect(await linesOf(id)).toEqual([])
    // It rests, and then goes on with what is new.
    fake().fault = 'none'
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
    await expect.poll(() => fake().sent.length).toBe(1)
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
    fake().fault = 'silence'
    const { id } = await onAir()
    await make()
    expect(fake().sent).toHaveLength(1)
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
      (await server().ask(contract.getLiveCaptioning, { liveId: last?.liveId ?? 0 }, { headers: headers() })).data
    for (const { liveId } of sessions) await rest(liveId, new Date(Date.now() + 60_000))
    for (const [at, { liveId }] of sessions.entries()) {
      // Six seconds each: the tenth fits in.
      expect(await read()).toMatchObject({ isUsedUp: at >= 10 })
      await rest(liveId, new Date(0))
      await make()
    }
    expect(before).toBe(0)
    expect(fake().sent).toHaveLength(10)
    expect(await readSpeechBudget(context)).toEqual({ usedMinutes: 1, dayMinutes: 1 })
    expect(await read()).toMatchObject({ isUsedUp: true })
  })
})

describe('ten servers at once', () => {
  it('send a piece of speech once', async () => {
    const { id } = await onAir()
    await race(server().database, 'broadcast_captioning', async () => make())
    expect(fake().sent).toHaveLength(1)
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
    expect(fake().sent).toHaveLength(RACERS)
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
    expect(fake().sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
    expect(server().emitted).toEqual([])
  })
})
