import type * as contract from '#contract/fair/content/endpoints.ts'
import { TRANSLATIONS_PER_MINUTE } from '#contract/fair/content/limits.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { translateForm } from '#server/modules/foundation/translation/index.ts'

type Translate = typeof contract.translateContent

/** Texts in the other language, in their order. Throws TooManyRequests for who asks too often, TranslationUsedUp, ServiceUnavailable. */
export async function translate(context: Context<ParsedInputOf<Translate>>): Promise<OutputOf<Translate>> {
  const { input, viewer, write } = context
  const counted = `translate:${viewer?.userId ?? ''}`
  await write((db) => assertWithinLimit(db, counted, TRANSLATIONS_PER_MINUTE, 60))
  return { texts: await translateForm(context, input.texts, input.to) }
}
