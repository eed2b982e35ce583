import {
  type AnyDocument,
  type AnyValue,
  type Field,
  type Fields,
  type FlatDocument,
  type FlatFields,
  isInBoth,
  rowsOf,
} from './fields'
import { lacksAlt } from './rich-text'

/** What an object is for visitors, by the clock. */
export const contentStates = ['draft', 'scheduled', 'published', 'ended', 'withdrawn', 'deleted'] as const
export type ContentState = (typeof contentStates)[number]

/** What the state of an object rests on. */
export interface Showing {
  isDeleted: boolean
  /** It was published once, whether or not visitors see it now. */
  isPublished: boolean
  shownFrom: Date | null
  shownUntil: Date | null
}

/** What an object is for visitors at this moment. */
export function stateOf({ isDeleted, isPublished, shownFrom, shownUntil }: Showing, at: Date): ContentState {
  if (isDeleted) return 'deleted'
  if (!isPublished) return 'draft'
  if (!shownFrom) return 'withdrawn'
  if (shownUntil && shownUntil <= at) return 'ended'
  return shownFrom > at ? 'scheduled' : 'published'
}

/** Whether the draft waits for an organizer, or one has returned it; `none` of both. */
export const contentReviews = ['none', 'waiting', 'returned'] as const
export type ContentReview = (typeof contentReviews)[number]

/** What was done to an object, each a line of its history. */
export const contentActions = [
  'adopt',
  'save',
  'submit',
  'recall',
  'return',
  'approve',
  'publish',
  'withdraw',
  'delete',
  'undelete',
  'restore',
  'move',
  'importDraft',
  'importPublish',
  'undoImport',
] as const
export type ContentAction = (typeof contentActions)[number]

export const contentSorts = ['title', '-title', 'updatedAt', '-updatedAt', 'position'] as const
export type ContentSort = (typeof contentSorts)[number]

/** Which state each step leads from. */
export const contentSteps = {
  publish: ['draft', 'scheduled', 'published', 'ended', 'withdrawn'],
  submit: ['draft', 'scheduled', 'published', 'ended', 'withdrawn'],
  withdraw: ['scheduled', 'published', 'ended'],
  delete: ['draft', 'scheduled', 'published', 'ended', 'withdrawn'],
  undelete: ['deleted'],
} as const satisfies Partial<Record<ContentAction, readonly ContentState[]>>

export type ContentStep = keyof typeof contentSteps

export const mayStep = (step: ContentStep, state: ContentState): boolean =>
  contentSteps[step].some((from) => from === state)

function emptyValue({ type }: Field): AnyValue {
  switch (type) {
    case 'text':
    case 'richText':
    case 'picture':
      return { zh: '', en: '' }
    case 'number':
    case 'relation':
      return null
    case 'relations':
    case 'pictures':
    case 'choices':
    case 'list':
      return []
    default:
      return ''
  }
}

/** An object, or a row of a list, with no value yet. */
export function emptyDocument(fields: FlatFields): FlatDocument
export function emptyDocument(fields: Fields): AnyDocument
export function emptyDocument(fields: Fields): AnyDocument {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))
}

const isEmpty = (value: AnyValue | undefined): boolean => {
  if (isInBoth(value)) return value.zh.trim() === '' && value.en.trim() === ''
  return Array.isArray(value) ? value.length === 0 : (value ?? '') === ''
}

/** The required fields that are empty in both languages, lists with such a row too: nothing is published without them. */
export function findMissing(fields: Fields, document: AnyDocument): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = document[name]
    const isMissing = field.required && isEmpty(value)
    const { of = {} } = field.type === 'list' ? field : {}
    return isMissing || rowsOf(value).some((row) => findMissing(of, row).length > 0) ? [name] : []
  })
}

/** What a visitor is best told of a field: a text in both languages, with words for its pictures; a picture in one. */
function gapsOf(name: string, field: Field, value: AnyValue | undefined): string[] {
  if (field.type === 'list' && !isEmpty(value)) {
    const inRows = rowsOf(value).flatMap((row) => findGaps(field.of, row).map((gap) => gap.split('.')[1] ?? ''))
    return [...new Set(inRows)].map((language) => (language === '' ? name : `${name}.${language}`))
  }
  if ((field.type !== 'text' && field.type !== 'richText') || !isInBoth(value)) return isEmpty(value) ? [name] : []
  const languages = ['zh', 'en'] as const
  const unwritten = languages.flatMap((language) => (value[language].trim() === '' ? [`${name}.${language}`] : []))
  const isSilent = field.type === 'richText' && languages.some((language) => lacksAlt(value[language]))
  return isSilent ? [...unwritten, `${name}.alt`] : unwritten
}

/** The missing values, by field and language: `title.en`, `imageUrl`. Addresses and videos are optional. */
export function findGaps(fields: Fields, document: AnyDocument): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'address' || field.type === 'video' ? [] : gapsOf(name, field, document[name]),
  )
}

/** 0 to 100: how much of what can be written is. */
export function completeness(fields: Fields, document: AnyDocument): number {
  const whole = findGaps(fields, emptyDocument(fields)).length
  return whole === 0 ? 100 : Math.max(0, Math.round(100 - (100 * findGaps(fields, document).length) / whole))
}

/** A value as text, whatever the order in which its parts were stored. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? '', (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** The fields in which two versions differ. */
export function findDifferences(fields: Fields, one: AnyDocument, other: AnyDocument): string[] {
  return Object.keys(fields).filter((name) => written(one[name]) !== written(other[name]))
}

/** Whether a moment comes after the one it must come after; what is not written yet is in order. */
export function isInOrder(document: AnyDocument, name: string, after = ''): boolean {
  const [from, until] = [document[after], document[name]]
  if (typeof from !== 'string' || typeof until !== 'string' || from === '' || until === '') return true
  // A day that is none is refused at its own field.
  return !(Date.parse(from) >= Date.parse(until))
}

/** What the table calls an object: its first text. */
export function titleOf(fields: Fields, document: AnyDocument): { zh: string; en: string } {
  const [name = ''] = Object.entries(fields).find(([, { type }]) => type === 'text') ?? []
  const value = document[name]
  return isInBoth(value) ? value : { zh: '', en: '' }
}

/** A stored value as a choice has it; empty for one that is none, or none any more. */
export const asChoice = <Option extends string>(options: readonly Option[], value: string | number): Option | '' =>
  options.find((one) => one === String(value)) ?? ''

/** What a table can be filtered by: a value, or several of a field that holds several. */
export type Facets = Record<string, string | string[]>

const strings = (value: AnyValue | undefined): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof one === 'object' ? [] : [String(one)]))
    : value === undefined || value === null || value === '' || isInBoth(value)
      ? []
      : [String(value)]

/** Whether tables can be filtered by a field, and whether it holds several values. */
export function facetKind({ type }: Field): 'one' | 'several' | undefined {
  if (type === 'choice' || type === 'relation') return 'one'
  return type === 'choices' || type === 'relations' ? 'several' : undefined
}

function facetOf(name: string, field: Field, value: AnyValue | undefined): [string, string | string[]][] {
  if (field.type === 'list') {
    return Object.entries(field.of).flatMap(([inner, of]) =>
      facetKind(of) === undefined ? [] : [[`${name}.${inner}`, rowsOf(value).flatMap((row) => strings(row[inner]))]],
    )
  }
  const kind = facetKind(field)
  if (kind === 'several') return [[name, strings(value)]]
  const [one] = strings(value)
  return kind === 'one' && one !== undefined ? [[name, one]] : []
}

/** The choices and relations of an object, in rows of lists as well: `speakers.exhibitor`. */
export const facetsOf = (fields: Fields, document: AnyDocument): Facets =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => facetOf(name, field, document[name])))

/** What facets hold where an object has this value in this field. */
export function asFacet(fields: Fields, name: string, value: string): string | string[] {
  const field = fields[name]
  return field && facetKind(field) === 'one' ? value : [value]
}
