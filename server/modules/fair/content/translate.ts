import type * as contract from '#contract/fair/content/endpoints.ts'
import { TRANSLATIONS_PER_MINUTE } from '#contract/fair/content/limits.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'

type Translate = typeof contract.translateContent

/** Texts in the other language, in their order. Throws TooManyRequests for who asks too often, ServiceUnavailable. */
export async function translate(context: Context<ParsedInputOf<Translate>>): Promise<OutputOf<Translate>> {
  const { input, viewer, providers, write } = context
  const counted = `translate:${viewer?.userId ?? ''}`
  await write((db) => assertWithinLimit(db, counted, TRANSLATIONS_PER_MINUTE, 60))
  const texts = await providers.translation.translate(input.texts, input.to).catch(() => {
    throw fail('ServiceUnavailable')
  })
  return { texts }
}
