import type { TranslationDriver } from '#contract/foundation/translation/rules.ts'
import { ConfigError } from '#server/platform/config.ts'
import type { ProvidersConfig } from '#server/providers/config.ts'
import { chosenTranslation } from './chosen'
import { deepLTranslation } from './deepl'
import { embeddedTranslation } from './embedded'
import { httpTranslation } from './http'
import { translateInOrder } from './in-order'
import { libreTranslation } from './libre-translate'
import { openAiTranslation } from './openai'
import type { TranslationPort } from './port'
import { tencentTranslation } from './tencent'

function openDriver({ translation, assistant }: Configured, driver: TranslationDriver): TranslationPort | undefined {
  const { http, deepl, tencent, libretranslate } = translation
  switch (driver) {
    case 'http':
      return http && httpTranslation(http)
    case 'deepl':
      return deepl && deepLTranslation(deepl)
    case 'tencent':
      return tencent && tencentTranslation(tencent)
    case 'libretranslate':
      return libretranslate && libreTranslation(libretranslate)
    default:
      return assistant && openAiTranslation(assistant)
  }
}

type Configured = Pick<ProvidersConfig, 'assistant' | 'translation'>

/** The translation services of the settings as one. Throws ConfigError where TRANSLATION_DRIVERS names one without settings. */
export function openTranslation(config: Configured): TranslationPort {
  const chosen = chosenTranslation(config)
  const lacking = config.translation.drivers?.find((driver) => !chosen.includes(driver))
  if (lacking) throw new ConfigError(`TRANSLATION_DRIVERS: ${lacking} has no settings`)
  const ports = chosen.flatMap((driver) => openDriver(config, driver) ?? [])
  return ports.length > 0 ? translateInOrder(ports) : embeddedTranslation
}
