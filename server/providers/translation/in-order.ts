import type { Language } from '#contract/core/language.ts'
import { isInLanguage } from '#contract/foundation/translation/rules.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import type { TranslationPort } from './port'

/** ms for which a service that failed is tried last */
const REST_MS = 30_000

async function translateBy(port: TranslationPort, texts: readonly string[], to: Language): Promise<string[] | null> {
  const translated = await port.translate(texts, to)
  if (translated?.some((text, at) => !isInLanguage(text, to, texts[at] ?? '')))
    throw new ServiceFailure('translation: answered in another language')
  return translated
}

/**
 * Several services as one: the first that answers, in the language that was requested. One that failed is tried after the
 * others for half a minute. Rejects with the failure of the last one where none answers.
 */
export function translateInOrder(ports: readonly TranslationPort[]): TranslationPort {
  const failedAt = new Map<TranslationPort, number>()
  const rests = (port: TranslationPort) => Date.now() - (failedAt.get(port) ?? 0) < REST_MS
  return {
    available: true,
    async translate(texts, to) {
      let last: unknown = new ServiceFailure('translation: no service')
      for (const port of [...ports.filter((one) => !rests(one)), ...ports.filter(rests)]) {
        try {
          const translated = await translateBy(port, texts, to)
          failedAt.delete(port)
          return translated
        } catch (error) {
          failedAt.set(port, Date.now())
          last = error
        }
      }
      throw last
    },
  }
}
