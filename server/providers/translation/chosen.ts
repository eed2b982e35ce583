import { translationDrivers, type TranslationDriver } from '#contract/foundation/translation/rules.ts'
import type { ProvidersConfig } from '#server/providers/config.ts'

type Configured = Pick<ProvidersConfig, 'assistant' | 'translation'>

/** Whether a driver has what it needs. */
const isReady = ({ translation, assistant }: Configured, driver: TranslationDriver): boolean =>
  driver === 'openai' ? assistant !== undefined : translation[driver] !== undefined

/** The drivers that translate, in their order: those that the setting names, else all but the model. */
export function chosenTranslation(config: Configured): TranslationDriver[] {
  const named = config.translation.drivers ?? translationDrivers.filter((driver) => driver !== 'openai')
  return named.filter((driver) => isReady(config, driver))
}
