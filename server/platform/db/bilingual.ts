import { jsonb } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/core/language.ts'

/** A text as it was written, or the address of a picture, which may bear words: in one language or both. */
export interface Bilingual {
  zh: string
  en: string
}

export const bilingual = (name: string) => jsonb(name).$type<Bilingual>().notNull().default({ zh: '', en: '' })

/** The reader's text or picture, or the other language's where it is missing. */
export function pick(text: Bilingual, language: Language): string {
  return language === 'zh-CN' ? text.zh || text.en : text.en || text.zh
}

/** The names of the fields for which `pick` falls back to the other language. */
export function fallbacks(texts: Record<string, Bilingual>, language: Language): string[] {
  const own = language === 'zh-CN' ? 'zh' : 'en'
  return Object.entries(texts).flatMap(([field, text]) =>
    text[own] === '' && pick(text, language) !== '' ? [field] : [],
  )
}
