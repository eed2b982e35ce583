import type { translateOrder } from '#contract/trade/demands/endpoints.ts'
import { TRANSLATIONS_PER_MINUTE } from '#contract/trade/demands/limits.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { translateForm } from '#server/modules/foundation/translation/index.ts'

/** Texts in the other language, in their order. Throws TooManyRequests for who asks too often, TranslationUsedUp, ServiceUnavailable. */
export async function translate(
  context: Context<ParsedInputOf<typeof translateOrder>>,
): Promise<OutputOf<typeof translateOrder>> {
  const { input, viewer, write } = context
  const counted = `translateOrder:${viewer?.userId ?? ''}`
  await write((db) => assertWithinLimit(db, counted, TRANSLATIONS_PER_MINUTE, 60))
  return { texts: await translateForm(context, input.texts, input.to) }
}
