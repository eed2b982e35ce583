import type { TranslationDriver } from '#contract/foundation/translation/rules.ts'
import { httpService } from '#server/providers/http-service.ts'

type Name =
  | 'TRANSLATION_URL'
  | 'TRANSLATION_KEY'
  | 'DEEPL_KEY'
  | 'DEEPL_URL'
  | 'TENCENT_TMT_ID'
  | 'TENCENT_TMT_KEY'
  | 'TENCENT_TMT_URL'
  | 'LIBRETRANSLATE_URL'
  | 'LIBRETRANSLATE_KEY'

interface Settings extends Partial<Record<Name, string | undefined>> {
  TRANSLATION_DRIVERS?: TranslationDriver[] | undefined
  TRANSLATION_DAY_CHARACTERS: number
  TRANSLATION_CACHE_DAYS: number
  TENCENT_TMT_REGION: string
}

/** The settings of each translation service; undefined: there is none. */
export function translationConfig(of: Settings) {
  const { DEEPL_KEY: deepLKey, DEEPL_URL: url, TENCENT_TMT_ID: id, TENCENT_TMT_KEY: key } = of
  return {
    drivers: of.TRANSLATION_DRIVERS,
    dayCharacters: of.TRANSLATION_DAY_CHARACTERS,
    cacheDays: of.TRANSLATION_CACHE_DAYS,
    http: httpService(of.TRANSLATION_URL, of.TRANSLATION_KEY),
    deepl: deepLKey ? { key: deepLKey, url } : undefined,
    tencent: id && key ? { id, key, region: of.TENCENT_TMT_REGION, url: of.TENCENT_TMT_URL } : undefined,
    libretranslate: httpService(of.LIBRETRANSLATE_URL, of.LIBRETRANSLATE_KEY),
  }
}
