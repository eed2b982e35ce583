import { setTimeout as delay } from 'node:timers/promises'
import type { Language } from '#contract/core/language.ts'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Providers } from '#server/providers/providers.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { findRefusals } from './choice.queries'
import { type Translation, translateTexts } from './translate'

interface Services {
  config: Config
  database: Database
  providers: Providers
}

/** ms that an e-mail waits for its translation */
const PATIENCE_MS = 10_000

/**
 * Translations of what an e-mail quotes, by original: stored ones, else by the services of the fair. Left out: what differs in
 * numbers or names, which an e-mail cannot show beside the original; all of them where one is not stored and the share of e-mails in the fair's
 * day is used up. undefined: no service answered in time. Never rejects.
 */
export async function translateQuoted(
  { config, database, providers }: Services,
  texts: readonly string[],
  to: Language,
  patienceMs = PATIENCE_MS,
): Promise<Map<string, string> | undefined> {
  const context = { config, db: database.db, providers, writeStatement: database.writeStatement, isForEmail: true }
  const ended = new AbortController()
  const late = delay(patienceMs, undefined, { signal: ended.signal }).catch(() => undefined)
  const made = translateTexts(context, texts, to).catch((error: unknown) =>
    error instanceof Refusal && error.error === 'TranslationUsedUp' ? new Map<string, Translation>() : undefined,
  )
  const translated = await Promise.race([made, late])
  ended.abort()
  if (!translated) return undefined
  return new Map(
    [...translated].flatMap(([original, { text, missingNames }]) =>
      missingNames.length > 0 || compareFigures(original, text).length > 0 ? [] : [[original, text] as const],
    ),
  )
}

/** How the e-mails of a fair are translated when they are delivered; the choice of a reader is read at that moment. */
export const openQuoteTranslation = (services: Services) => ({
  isRefusedBy: async (accountId: number) => (await findRefusals(services.database.db, [accountId])).has(accountId),
  translate: (texts: readonly string[], to: Language) => translateQuoted(services, texts, to),
})
