import * as z from 'zod'
import type { Language } from '#contract/core/language.ts'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson } from '#server/providers/http-json.ts'
import type { TranslationPort } from './port'

const codes: Record<Language, string> = { 'zh-CN': 'zh', 'en-US': 'en' }

/** Translates by a LibreTranslate server, which a fair can run itself (docs.libretranslate.com, POST /translate). */
export function libreTranslation({ url, key }: HttpService): TranslationPort {
  return {
    available: true,
    async translate(texts, to) {
      const answer = z.object({ translatedText: z.array(z.string()).length(texts.length) })
      const source = to === 'zh-CN' ? codes['en-US'] : codes['zh-CN']
      const body = { q: texts, source, target: codes[to], format: 'text', ...(key === '' ? {} : { api_key: key }) }
      return (await askJson({ service: 'LibreTranslate', url: `${url}/translate`, body, answer })).translatedText
    },
  }
}
