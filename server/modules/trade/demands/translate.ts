import type { translateOrder } from '#contract/trade/demands/endpoints.ts'
import { TRANSLATIONS_PER_MINUTE } from '#contract/trade/demands/limits.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'

/** Texts in the other language, in their order. Throws TooManyRequests for who asks too often, ServiceUnavailable. */
export async function translate(
  context: Context<ParsedInputOf<typeof translateOrder>>,
): Promise<OutputOf<typeof translateOrder>> {
  const { input, viewer, providers, write } = context
  const counted = `translateOrder:${viewer?.userId ?? ''}`
  await write((db) => assertWithinLimit(db, counted, TRANSLATIONS_PER_MINUTE, 60))
  const texts = await providers.translation.translate(input.texts, input.to).catch(() => {
    throw fail('ServiceUnavailable')
  })
  return { texts }
}
