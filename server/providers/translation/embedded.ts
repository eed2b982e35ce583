import type { TranslationPort } from './port'

/** Translates nothing: no dictionary of our own would do a name justice. */
export const embeddedTranslation: TranslationPort = {
  available: false,
  async translate() {
    return null
  },
}
