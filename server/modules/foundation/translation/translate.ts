import type { Language } from '#contract/core/language.ts'
import { listMissingNames, putOfficialNames } from '#contract/foundation/translation/names.ts'
import { EMAIL_TRANSLATION_SHARE } from '#contract/foundation/translation/limits.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { countWithin, readAttemptCount } from '#server/platform/auth/auth.queries.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findOfficialNames } from './official-names'
import { findTranslations, storeTranslations } from './translations.queries'

const DAY_SECONDS = 86_400
const BUDGET = 'translation'
const EMAIL_BUDGET = 'translation:email'

export interface Translating extends Pick<Context<unknown>, 'config' | 'db' | 'providers' | 'writeStatement'> {
  /** It is for an e-mail, which has a share of the fair's day of its own. */
  isForEmail?: boolean
}

const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + countCharacters(text), 0)

/** What the services were sent in the fair's day, and how much that may be; null: there is no service, or no limit. */
export async function readBudget({
  config,
  db,
  providers,
}: Pick<Context<unknown>, 'config' | 'db' | 'providers'>): Promise<{
  usedCharacters: number
  dayCharacters: number
} | null> {
  const { dayCharacters } = config.translation
  if (!providers.translation.available || dayCharacters === 0) return null
  return { usedCharacters: await readAttemptCount(db, BUDGET, DAY_SECONDS), dayCharacters }
}

/** Counts what a service is about to be sent in the fair's day, and in the share of e-mails. Throws TranslationUsedUp. */
async function assertBudget({ config, writeStatement, isForEmail }: Translating, texts: readonly string[]) {
  const max = config.translation.dayCharacters
  if (max === 0) return
  const counted = { seconds: DAY_SECONDS, times: charactersIn(texts) }
  const share = { ...counted, bucket: EMAIL_BUDGET, max: Math.floor(max * EMAIL_TRANSLATION_SHARE) }
  const limits = [{ ...counted, bucket: BUDGET, max }, ...(isForEmail ? [share] : [])]
  if (!(await writeStatement((db) => countWithin(db, limits)))) throw fail('TranslationUsedUp')
}

/** What the services make of texts as they are, in their order; null where there is none. Throws as `translateForm`. */
async function askServices(context: Translating, texts: readonly string[], to: Language): Promise<string[] | null> {
  const { translation } = context.providers
  if (translation.available) await assertBudget(context, texts)
  return translation.translate(texts, to).catch(() => {
    throw fail('ServiceUnavailable')
  })
}

/**
 * What the services of the fair make of texts, in their order, with names in their official form; null where there is none. Throws
 * TranslationUsedUp, ServiceUnavailable.
 */
export async function translateForm(
  context: Translating,
  texts: readonly string[],
  to: Language,
): Promise<string[] | null> {
  const names = context.providers.translation.available ? await findOfficialNames(context.db, texts, to) : []
  return askServices(
    context,
    texts.map((text) => putOfficialNames(text, names)),
    to,
  )
}

/** The words of the services, without those that the check of texts refuses. */
async function translateChecked(context: Translating, texts: readonly string[], to: Language) {
  const translated = await askServices(context, texts, to)
  const made = new Map<string, string>()
  for (const [at, original] of texts.entries()) {
    const text = translated?.[at]?.trim() ?? ''
    if (text !== '' && (await context.providers.textSafety.findOffences(text)).length === 0) made.set(original, text)
  }
  return made
}

export interface Translation {
  text: string
  /** Official names that it should have and does not. */
  missingNames: string[]
}

/**
 * Translations of texts, by original: stored ones, and the rest by the services of the fair; what is in the language already, or
 * has no words, is left out. They are stored by the text with its official names, so that a renamed exhibitor has new ones. Throws
 * TranslationUsedUp, ServiceUnavailable.
 */
export async function translateTexts(
  context: Translating,
  texts: readonly string[],
  to: Language,
): Promise<Map<string, Translation>> {
  const worded = [...new Set(texts)].filter((text) => needsTranslation(text, to))
  if (!context.providers.translation.available || worded.length === 0) return new Map()
  const names = await findOfficialNames(context.db, worded, to)
  const named = new Map(worded.map((original) => [original, putOfficialNames(original, names)]))
  const known = await findTranslations(context.db, [...named.values()], to)
  const missing = [...new Set(named.values())].filter((text) => !known.has(text))
  if (missing.length > 0) {
    const made = await translateChecked(context, missing, to)
    await context.writeStatement((db) => storeTranslations(db, made, to))
    for (const [text, translated] of made) known.set(text, translated)
  }
  const translations = new Map<string, Translation>()
  for (const [original, text] of named) {
    const translated = known.get(text)
    if (translated === undefined) continue
    translations.set(original, { text: translated, missingNames: listMissingNames(original, translated, names) })
  }
  return translations
}
