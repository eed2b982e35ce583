import type { Language } from '#contract/core/language.ts'

/** The services that translate, in the order in which they are tried by default; a model only where it is named. */
export const translationDrivers = ['http', 'deepl', 'tencent', 'libretranslate', 'openai'] as const
export type TranslationDriver = (typeof translationDrivers)[number]

const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}+/gu

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * The language of a text by its letters: a Chinese character counts as a word, as does a run of Latin letters. undefined: it has
 * no words of either, or as many of both.
 */
export function languageOfText(text: string): Language | undefined {
  const [han, latin] = [count(text, HAN), count(text, LATIN)]
  // Chinese text bears Latin names and units; English text bears few Chinese characters.
  if (han > latin) return 'zh-CN'
  if (latin > han) return 'en-US'
  return undefined
}

/** Whether a translation is in the language that was requested: what had no words, or stays a name, is in any. */
export function isInLanguage(translated: string, to: Language, original: string): boolean {
  const found = languageOfText(translated)
  return found === undefined || found === to || translated.trim() === original.trim()
}

/** Into which language the writer of a text has it translated: the other of the two; undefined: it has no words. */
export function translationTarget(text: string): Language | undefined {
  const language = languageOfText(text)
  return language && (language === 'zh-CN' ? 'en-US' : 'zh-CN')
}

/** Whether a text can be the translation of another that its writer sends along: it is in the other language. */
export function isTranslationOf(original: string, translated: string): boolean {
  const to = translationTarget(original)
  const isOther = translated.trim() !== '' && translated.trim() !== original.trim()
  return to !== undefined && isOther && isInLanguage(translated, to, original)
}

/** Whether a text is worth a translation into a language: it has words, and more of the other one. */
export function needsTranslation(text: string, to: Language): boolean {
  const language = languageOfText(text)
  return language !== undefined && language !== to
}
