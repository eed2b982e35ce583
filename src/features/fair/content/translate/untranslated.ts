import { type AnyDocument, type Fields, type InBoth, isInBoth } from '#contract/fair/content/fields.ts'
import { TRANSLATED_LENGTH_MAX } from '#contract/fair/content/limits.ts'
import type { Language } from '#contract/core/language.ts'

/** A text that is written in one language alone. */
export interface Untranslated {
  field: string
  original: string
  /** The language that it lacks. */
  to: keyof InBoth
  /** Characters that the field takes in that language. */
  max: number
}

const other = { zh: 'en', en: 'zh' } as const
export const languageOf: Record<keyof InBoth, Language> = { zh: 'zh-CN', en: 'en-US' }

/**
 * The texts of an object that are written in one language alone. Formatted ones, those in rows of lists, and those longer than a
 * call takes are left to people.
 */
export function findUntranslated(fields: Fields, document: AnyDocument): Untranslated[] {
  return Object.entries(fields).flatMap(([field, of]) => {
    const value = document[field]
    if (of.type !== 'text' || !isInBoth(value)) return []
    const to = (['zh', 'en'] as const).find((one) => value[one].trim() === '' && value[other[one]].trim() !== '')
    return to && value[other[to]].length <= TRANSLATED_LENGTH_MAX
      ? [{ field, original: value[other[to]], to, max: of.max[to] }]
      : []
  })
}

/** The document with a translation where the text still lacks it. */
export function fillIn(
  document: AnyDocument,
  { field, to }: Pick<Untranslated, 'field' | 'to'>,
  text: string,
): AnyDocument {
  const value = document[field]
  return isInBoth(value) && value[to].trim() === '' ? { ...document, [field]: { ...value, [to]: text } } : document
}
