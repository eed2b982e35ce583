import type { Language } from '#contract/core/language.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import type { LiveCaption } from '#contract/live/broadcast/realtime.ts'
import { findRefusals, translateTexts } from '#server/modules/foundation/translation/index.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { within } from '#server/platform/within.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import { NoSuchFile } from '#server/providers/storage/port.ts'
import { findInit, listSent } from '../broadcast.queries'
import { filesOf } from '../files'
import { durationOf } from '../recording/trim'
import { listLast, type Segment } from '../segments.queries'
import { budgetOf } from './budget'
import { type Captioned, listCaptioned, noteDone, takeSpeech } from './captioning.queries'
import { recordCaption } from './captions.queries'
import { extractSound } from './extract-sound'
import { pickSpeech } from './pick-speech'

export interface Captioning extends Pick<
  Context<unknown>,
  'config' | 'db' | 'providers' | 'realtime' | 'write' | 'writeStatement'
> {
  /** TRANSLATION_MS by default. */
  translationMs?: number
}

/** ms after which speech that a server took is taken by another: all services together answer sooner */
const TAKEN_MS = 60_000
/** ms that a translation may take, of whichever services; later, a caption is read as it was spoken */
const TRANSLATION_MS = 20_000
/** ms without a request after the service failed, and after the budget of the day was used up */
const [FAILED_REST_MS, USED_UP_REST_MS] = [10_000, 60_000]
/** Segments that are looked at: more than may wait, at the shortest that encoders send */
const LOOKED_AT = 60

const otherLanguage = (language: Language): Language => (language === 'zh-CN' ? 'en-US' : 'zh-CN')

/** What the service is sent next of a session. */
async function findSpeech({ db }: Captioning, { id, renditions, doneThrough, hasEnded }: Captioned) {
  // All have the same sound; the last is the smallest.
  const rendition = (await listSent(db, { id, renditions })).at(-1)
  if (!rendition) return undefined
  const last = await listLast(db, id, rendition, LOOKED_AT)
  const segments = pickSpeech(
    last.filter(({ startsAt }) => startsAt > doneThrough),
    hasEnded,
  )
  const [first] = segments
  const init = first && (await findInit(db, { broadcastId: id, rendition, number: first.init }))
  return init && { init, segments }
}

/** The words of speech that may be shown; empty: nobody spoke, or the check of texts refuses them. */
async function transcribe({ providers }: Captioning, bytes: Buffer, language: Language) {
  const spoken = await providers.speech.transcribe({ bytes, mimeType: 'audio/mp4' }, language)
  const isRefused = spoken.text !== '' && (await providers.textSafety.findOffences(spoken.text)).length > 0
  return isRefused ? { ...spoken, text: '' } : spoken
}

/** A translation for all viewers; null: the fair or the speaker does not translate, or no service answered in time. */
async function translate(
  captioning: Captioning,
  text: string,
  to: Language,
  byAccount: number,
): Promise<string | null> {
  if (!needsTranslation(text, to)) return null
  if ((await findRefusals(captioning.db, [byAccount])).has(byAccount)) return null
  const work = translateTexts(captioning, [text], to).catch((error: unknown) => {
    // What cannot be translated now is read as it was spoken.
    if (error instanceof Refusal) return undefined
    throw error
  })
  const isInTime = await within(captioning.translationMs ?? TRANSLATION_MS, work)
  return isInTime ? ((await work)?.get(text)?.text ?? null) : null
}

async function caption(captioning: Captioning, found: Captioned, bytes: Buffer, segments: readonly Segment[]) {
  const { text, language } = await transcribe(captioning, bytes, found.language)
  const translation = text === '' ? null : await translate(captioning, text, otherLanguage(language), found.byAccount)
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return
  const isNoted = await captioning.write(async (db) => {
    // Held with the row: who withdraws waits, or has withdrawn.
    if (!(await noteDone(db, found, last.startsAt))) return false
    const { id: broadcastId } = found
    const times = { init: first.init, startMs: first.startMs, endMs: last.startMs + last.durationMs }
    if (text !== '') await recordCaption(db, { broadcastId, ...times, language, text, translation })
    return true
  })
  if (!isNoted || text === '' || found.hasEnded) return
  const shown: LiveCaption = {
    liveId: found.liveId,
    startsAt: first.startsAt.toISOString(),
    endsAt: new Date(last.startsAt.getTime() + last.durationMs).toISOString(),
    language,
    text,
    translation,
  }
  captioning.realtime.emit(watcherRoom(found.liveId), 'liveCaption', shown)
}

/** Captions what waits of a session, unless another server does. */
async function captionSession(captioning: Captioning, found: Captioned): Promise<void> {
  const { writeStatement, providers } = captioning
  const speech = await findSpeech(captioning, found)
  const last = speech?.segments.at(-1)
  if (!speech || !last) return
  if (!(await writeStatement((db) => takeSpeech(db, found, TAKEN_MS)))) return
  const rest = (ms: number) => writeStatement((db) => noteDone(db, found, last.startsAt, ms))
  const limit = budgetOf(captioning.config, durationOf(speech.segments))
  if (limit && !(await writeStatement((db) => countWithin(db, [limit])))) {
    await rest(USED_UP_REST_MS)
    return
  }
  try {
    const bytes = await extractSound(filesOf(providers.storage), found.id, speech.init, speech.segments)
    if (bytes) await caption(captioning, found, bytes, speech.segments)
    else await rest(0)
  } catch (error) {
    // What was spoken meanwhile is skipped: captions continue with the newest.
    await rest(FAILED_REST_MS)
    if (!(error instanceof ServiceFailure || error instanceof NoSuchFile)) throw error
  }
}

export interface Captioner {
  /** Begins a piece of each session of which none is under way; throws what failed of those begun before. */
  run: () => Promise<void>
  /** Waits for all that is under way; throws what failed. */
  settle: () => Promise<void>
}

/**
 * Transcribes what hosts who agreed speak in sessions, a piece of each at a time: every server may do it. A service that fails or
 * is late holds up captions of its session alone.
 */
export function openCaptioner(captioning: Captioning): Captioner {
  const underWay = new Map<number, Promise<void>>()
  const failures: unknown[] = []
  const begin = (found: Captioned) => {
    const made = captionSession(captioning, found)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(found.liveId))
    underWay.set(found.liveId, made)
  }
  const report = () => {
    if (failures.length > 0) throw new AggregateError(failures.splice(0), 'sessions were not captioned')
  }
  return {
    async run() {
      if (captioning.providers.speech.available)
        for (const found of await listCaptioned(captioning.db)) if (!underWay.has(found.liveId)) begin(found)
      report()
    },
    async settle() {
      await Promise.all(underWay.values())
      report()
    },
  }
}
