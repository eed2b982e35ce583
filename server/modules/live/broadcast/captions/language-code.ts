import type { Language } from '#contract/core/language.ts'

/** How lists and files name a language. */
export const codeOf: Record<Language, string> = { 'zh-CN': 'zh', 'en-US': 'en' }
