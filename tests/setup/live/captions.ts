import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/broadcast/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { broadcastCaptioning, broadcastCaptions } from '#server/modules/live/broadcast/captions.schema.ts'
import { openCaptioner } from '#server/modules/live/broadcast/captions/make-captions.ts'
import { type FakeSpeech, openFakeSpeech } from '#server/providers/speech/fake/open-fake.ts'
import { openAiSpeech } from '#server/providers/speech/openai.ts'
import { openAs } from './broadcasts'
import { addSession, personOf, type RoomServer } from '../live-rooms'

/** What is spoken in every session, and its translation. */
export const [spoken, translated] = ['这款茶具有现货。', 'This tea set is in stock.'] as const

/** A speech service on loopback for a server, and a host who agrees to captions. */
export function captionsOf(server: () => RoomServer) {
  let used: FakeSpeech
  let host: Record<string, string> = {}
  beforeAll(async () => {
    used = await openFakeSpeech({})
    host = (await personOf(server(), userTypes.organizer)).headers
  })
  afterAll(() => used.close())
  const fake = () => used
  const headers = () => host

  /** Uses the fake service, which is waited for so many ms. */
  function listen(timeoutMs = 8_000): void {
    const { SPEECH_URL: url, SPEECH_KEY: key, SPEECH_MODEL: model } = used.settings
    server().providers.speech = openAiSpeech({ url, key, model }, timeoutMs)
  }
  beforeEach(async () => {
    // Sessions of other tests go on.
    await server().database.db.delete(broadcastCaptioning)
    Object.assign(used, { sent: [], fault: 'none', sentences: { zh: [spoken], en: ['It is in stock.'] } })
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
  const captioning = async (liveId: number, language: Language | null = 'zh-CN', as = headers()) =>
    server().ask(contract.setLiveCaptioning, { liveId, language }, { headers: as })
  const setStatus = async (id: number, from: 0 | 1, to: 1 | 2 | 3) =>
    server().ask(setLiveStatus, { id, from, to }, { headers: headers() })
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
    const sender = await openAs(server(), liveId, headers())
    await sender.begin(seconds)
    await captioning(liveId)
    await agreedBefore(liveId)
    return { liveId, sender, id: sender.broadcastId }
  }
  return {
    fake,
    headers,
    listen,
    open,
    make,
    captioning,
    setStatus,
    get,
    linesOf,
    secondsOf,
    agreedBefore,
    rest,
    onAir,
  }
}
