import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type * as contract from '#contract/live/broadcast/endpoints.ts'
import { CAPTION_CHANGES_PER_HOUR } from '#contract/live/broadcast/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getRunnable } from '#server/modules/live/live/index.ts'
import { type Broadcast, findBroadcastOf } from '../broadcast.queries'
import { listAll, listWhole, type Segment } from '../segments.queries'
import { type Caption, changeCaption, findCaption, listAllCaptions } from './captions.queries'
import { textIn } from './web-vtt'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type List = OutputOf<typeof contract.listRecordedCaptions>

const HOUR_SECONDS = 3_600

/** Where captions are in a recording, ms from its beginning, in their order; without those that none of its segments has. */
function place(captions: readonly Caption[], segments: readonly Segment[]): { caption: Caption; atMs: number }[] {
  const waiting = captions.toSorted((a, b) => a.init - b.init || a.startMs - b.startMs)
  let [from, next] = [0, 0]
  return segments.flatMap(({ init, startMs, durationMs }) => {
    const placed: { caption: Caption; atMs: number }[] = []
    for (let one = waiting[next]; one; one = waiting[next]) {
      const isLater = one.init > init || (one.init === init && one.startMs >= startMs + durationMs)
      if (isLater) break
      next += 1
      // Renditions differ by fractions of a frame.
      const within = Math.max(0, one.startMs - startMs)
      if (one.init === init) placed.push({ caption: one, atMs: Math.round(from + within) })
    }
    from += durationMs
    return placed
  })
}

function present(
  { caption, atMs }: { caption: Caption; atMs: number },
  byAccount: number | null,
): List['list'][number] {
  const { id, language, translation, version } = caption
  const read = (to: Language) => (language === to || translation !== null ? textIn(caption, to) : '')
  return { id, atMs, language, zh: read('zh-CN'), en: read('en-US'), version, byAccount }
}

/** Whether there is a recording that its host sees. */
const isWatchable = (broadcast: Broadcast | undefined): broadcast is Broadcast =>
  broadcast?.recording === 'ready' || broadcast?.recording === 'full'

/** What was spoken in a recording. Throws LiveNotFound, NotYourLive. */
export async function listRecorded(context: Context<Input<'listRecordedCaptions'>>): Promise<List> {
  const { db, input } = context
  const { live } = await getRunnable(context, input.liveId)
  const broadcast = await findBroadcastOf(db, live.id)
  const [best] = isWatchable(broadcast) ? await listWhole(db, broadcast.id) : []
  if (!broadcast || !best) return toPage([], 0, input)
  const [captions, segments] = await Promise.all([listAllCaptions(db, broadcast.id), listAll(db, broadcast.id, best)])
  const placed = place(captions, segments)
  const first = (input.page - 1) * input.limit
  return toPage(
    placed.slice(first, first + input.limit).map((one) => present(one, broadcast.openedBy)),
    placed.length,
    input,
  )
}

/** A text in both languages as it is stored: what was spoken stays first while there is a text in its language. */
function textsOf({ zh, en }: Record<'zh' | 'en', string>, spoken: Language) {
  if (zh === '' && en === '') return null
  const isChinese = zh !== '' && (spoken === 'zh-CN' || en === '')
  const [language, text, translation] = isChinese ? (['zh-CN', zh, en] as const) : (['en-US', en, zh] as const)
  return { language, text, translation: translation === '' ? null : translation }
}

/** Corrects a caption as it was read, or removes it. Throws LiveNotFound, NotYourLive, CaptionChanged, TextUnsafe, TooManyRequests. */
export async function saveRecorded(context: Context<Input<'saveRecordedCaption'>>): Promise<Record<string, never>> {
  const { db, input, providers, viewer } = context
  const { live } = await getRunnable(context, input.liveId)
  const texts = { zh: input.zh.trim(), en: input.en.trim() }
  const bucket = `captions:${viewer?.userId ?? ''}`
  await context.writeStatement((one) => assertWithinLimit(one, bucket, CAPTION_CHANGES_PER_HOUR, HOUR_SECONDS))
  for (const field of ['zh', 'en'] as const) {
    const words = await providers.textSafety.findOffences(texts[field])
    if (words.length > 0) throw fail('TextUnsafe', { words, field })
  }
  const broadcast = await findBroadcastOf(db, live.id)
  const caption = isWatchable(broadcast) && (await findCaption(db, broadcast.id, input.id))
  if (!broadcast || !caption) throw fail('CaptionChanged')
  const read = { ...caption, version: input.version }
  if (!(await context.write((one) => changeCaption(one, read, textsOf(texts, caption.language)))))
    throw fail('CaptionChanged')
  return {}
}
