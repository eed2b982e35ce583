import {
  type AnyDocument,
  type Field,
  type Fields,
  type FlatDocument,
  type FlatField,
  type InBoth,
  isInBoth,
  rowsOf,
} from '#contract/fair/content/fields.ts'
import { TRANSLATED_LENGTH_MAX } from '#contract/fair/content/limits.ts'
import { isBlankRichText } from '#contract/fair/content/rich-text.ts'
import type { Language } from '#contract/core/language.ts'
import { listParts } from './rich-parts'

/** A text that is written in one language alone. */
export interface Untranslated {
  /** In a list: `list.field`. */
  field: string
  /** Which row of the list, from 0. */
  row?: number
  original: string
  /** HTML, which is translated in parts. */
  isRich: boolean
  /** The language that it lacks. */
  to: keyof InBoth
  /** Characters that the field takes in that language; of HTML UTF-16 units. */
  max: number
}

const other = { zh: 'en', en: 'zh' } as const
export const languageOf: Record<keyof InBoth, Language> = { zh: 'zh-CN', en: 'en-US' }

/** Whether there is nothing to read in a text. */
export const isBlank = (text: string, isRich: boolean): boolean => (isRich ? isBlankRichText(text) : text.trim() === '')

/** Whether every part is one that a call takes, and there is one. */
function isTranslatable(text: string, isRich: boolean): boolean {
  const parts = isRich ? listParts(text) : [text]
  return parts.length > 0 && parts.every(({ length }) => length <= TRANSLATED_LENGTH_MAX)
}

function findInField(field: string, of: FlatField, value: FlatDocument[string] | undefined): Untranslated[] {
  if ((of.type !== 'text' && of.type !== 'richText') || !isInBoth(value)) return []
  const isRich = of.type === 'richText'
  const to = (['zh', 'en'] as const).find((one) => isBlank(value[one], isRich) && !isBlank(value[other[one]], isRich))
  if (!to || !isTranslatable(value[other[to]], isRich)) return []
  const max = of.type === 'richText' ? of.max : of.max[to]
  return [{ field, original: value[other[to]], isRich, to, max }]
}

function findInList(list: string, of: Field & { type: 'list' }, rows: FlatDocument[]): Untranslated[] {
  return rows.flatMap((values, row) =>
    Object.entries(of.of).flatMap(([name, inner]) =>
      findInField(`${list}.${name}`, inner, values[name]).map((gap) => ({ ...gap, row })),
    ),
  )
}

/** The texts of an object that are written in one language alone, without those that are longer than a call takes. */
export function findUntranslated(fields: Fields, document: AnyDocument): Untranslated[] {
  return Object.entries(fields).flatMap(([field, of]) => {
    const value = document[field]
    if (of.type === 'list') return findInList(field, of, rowsOf(value))
    // oxlint-disable-next-line no-unsafe-type-assertion -- only lists hold rows
    return findInField(field, of, value as FlatDocument[string] | undefined)
  })
}

function fillValue(value: FlatDocument[string] | undefined, { to, original, isRich }: Untranslated, text: string) {
  const isGap = isInBoth(value) && isBlank(value[to], isRich) && value[other[to]] === original
  return isGap ? { ...value, [to]: text } : undefined
}

/** The document with a translation where the text still lacks it and its original is the same; else the document itself. */
export function fillIn(document: AnyDocument, gap: Untranslated, text: string): AnyDocument {
  const [list = '', inner] = gap.field.split('.')
  if (inner === undefined) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- only lists hold rows
    const filled = fillValue(document[list] as FlatDocument[string] | undefined, gap, text)
    return filled ? { ...document, [list]: filled } : document
  }
  const rows = rowsOf(document[list])
  const filled = fillValue(rows[gap.row ?? -1]?.[inner], gap, text)
  if (!filled) return document
  return { ...document, [list]: rows.map((row, at) => (at === gap.row ? { ...row, [inner]: filled } : row)) }
}
