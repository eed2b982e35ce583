import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import type * as contract from '#contract/foundation/translation/endpoints.ts'
import * as limits from '#contract/foundation/translation/limits.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findRefusals } from './choice.queries'
import { findDemoPhrase } from './demo-phrases'
import { translateTexts } from './translate'

type Translate = typeof contract.translateTexts

const [MINUTE_SECONDS, DAY_SECONDS] = [60, 86_400]

/** Counts by account and address, before a service is paid. Throws TooManyRequests. */
async function assertLimits({ input, viewer, ip, writeStatement }: Context<ParsedInputOf<Translate>>): Promise<void> {
  const account = `translateTexts:${viewer?.userId ?? ''}`
  const times = input.texts.length
  const characters = input.texts.reduce((sum, text) => sum + countCharacters(text), 0)
  const perMinute = { seconds: MINUTE_SECONDS, times }
  await writeStatement((db) =>
    assertWithinLimits(db, [
      { bucket: account, max: limits.TRANSLATED_PER_MINUTE, ...perMinute },
      { bucket: `translateTexts:${ip}`, max: limits.TRANSLATED_PER_MINUTE_AND_IP, ...perMinute },
      { bucket: `${account}:day`, max: limits.TRANSLATED_CHARACTERS_PER_DAY, seconds: DAY_SECONDS, times: characters },
    ]),
  )
}

/** The texts that may be sent to a service: those of writers who allow it, for a reader who does. */
async function listAllowed({ input, viewer, db }: Context<ParsedInputOf<Translate>>): Promise<string[]> {
  const { texts, writers = [] } = input
  const reader = Number(viewer?.userId)
  const refusals = await findRefusals(db, [reader, ...writers.flatMap((writer) => writer ?? [])])
  if (refusals.has(reader)) return []
  return texts.filter((_, at) => !refusals.has(writers[at] ?? 0))
}

/** What people wrote to each other, in the reader's language. Throws TooManyRequests, and as `translateTexts`. */
export async function translateMessages(context: Context<ParsedInputOf<Translate>>): Promise<OutputOf<Translate>> {
  const { texts, to } = context.input
  if (!context.providers.translation.available) {
    const isDemo = context.config.demo
    const demoText = (text: string) => (isDemo ? findDemoPhrase(text, to) : undefined) ?? ''
    return {
      texts: texts.map((text) => ({ text: demoText(text), differences: [], ...(isDemo ? { demo: true } : {}) })),
    }
  }
  await assertLimits(context)
  const translated = await translateTexts(context, await listAllowed(context), to)
  return {
    texts: texts.map((original) => {
      const { text, missingNames } = translated.get(original) ?? { text: '', missingNames: [] }
      return { text, differences: text === '' ? [] : [...compareFigures(original, text), ...missingNames] }
    }),
  }
}
