import type { Language } from '#contract/core/language.ts'

/** Translates names. Gives null when the fair has no service for it: the user then translates. */
export interface TranslationPort {
  readonly available: boolean
  translate(texts: readonly string[], to: Language): Promise<string[] | null>
}
