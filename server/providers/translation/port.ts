import type { Language } from '../../../contract/shapes'

/** Translates names. Gives null when the fair has no service for it: the person is then asked. */
export interface TranslationPort {
  translate(texts: readonly string[], to: Language): Promise<string[] | null>
}
