import * as z from 'zod'
import type { Language } from '#contract/core/language.ts'
import { askJson } from '#server/providers/http-json.ts'
import type { TranslationPort } from './port'

export interface DeepL {
  key: string
  /** Unset: by the key, since keys of the free plan end in `:fx` and belong to a host of their own. */
  url?: string | undefined
}

const codes: Record<Language, string> = { 'zh-CN': 'ZH-HANS', 'en-US': 'EN-US' }
const hostOf = (key: string) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

/** Translates by DeepL (developers.deepl.com/docs, POST /v2/translate). */
export function deepLTranslation({ key, url = hostOf(key) }: DeepL): TranslationPort {
  return {
    available: true,
    async translate(texts, to) {
      const answer = z.object({ translations: z.array(z.object({ text: z.string() })).length(texts.length) })
      const { translations } = await askJson({
        service: 'DeepL',
        url: `${url}/v2/translate`,
        body: { text: texts, target_lang: codes[to] },
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        answer,
      })
      return translations.map(({ text }) => text)
    },
  }
}
