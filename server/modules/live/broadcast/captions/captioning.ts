import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { getLiveCaptioning, setLiveCaptioning } from '#contract/live/broadcast/endpoints.ts'
import { getRunnable } from '#server/modules/live/live/index.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { isSpeechUsedUp } from './budget'
import { allowCaptioning, endCaptioning, findCaptioning } from './captioning.queries'

/** What captions of a session can use, and whether the viewer's speech is captioned. Throws LiveNotFound, NotYourLive. */
export async function getCaptioning(
  context: Context<ParsedInputOf<typeof getLiveCaptioning>>,
): Promise<OutputOf<typeof getLiveCaptioning>> {
  const { live, account } = await getRunnable(context, context.input.liveId)
  const { db, providers } = context
  return {
    hasService: providers.speech.available,
    isUsedUp: providers.speech.available && (await isSpeechUsedUp(context)),
    isTranslated: providers.translation.available,
    language: (await findCaptioning(db, live.id, account.id)) ?? null,
  }
}

/** Agrees for the viewer, or withdraws. Throws LiveNotFound, NotYourLive, SpeechUnavailable, StreamTakenOver. */
export async function setCaptioning(
  context: Context<ParsedInputOf<typeof setLiveCaptioning>>,
): Promise<OutputOf<typeof setLiveCaptioning>> {
  const { language } = context.input
  const { live, account } = await getRunnable(context, context.input.liveId)
  const [liveId, byAccount] = [live.id, account.id]
  if (language !== null && !context.providers.speech.available) throw fail('SpeechUnavailable')
  await context.write(async (db) => {
    if (language === null) await endCaptioning(db, liveId, byAccount)
    else if (!(await allowCaptioning(db, { liveId, byAccount, language }))) throw fail('StreamTakenOver')
  })
  return getCaptioning(context)
}
