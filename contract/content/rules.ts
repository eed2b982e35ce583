import { type AnyDocument, type Field, type Fields, isInBoth } from './fields'

/** What an object is for visitors, by the clock. */
export const contentStates = ['draft', 'scheduled', 'published', 'ended', 'withdrawn', 'deleted'] as const
export type ContentState = (typeof contentStates)[number]

/** What was done to an object, each a line of its history. */
export const contentActions = ['adopt', 'save', 'publish', 'withdraw', 'delete', 'undelete', 'restore'] as const
export type ContentAction = (typeof contentActions)[number]

export const contentSorts = ['title', '-title', 'updatedAt', '-updatedAt'] as const
export type ContentSort = (typeof contentSorts)[number]

/** Which state each step leads from. */
export const contentSteps = {
  publish: ['draft', 'scheduled', 'published', 'ended', 'withdrawn'],
  withdraw: ['scheduled', 'published', 'ended'],
  delete: ['draft', 'scheduled', 'published', 'ended', 'withdrawn'],
  undelete: ['deleted'],
} as const satisfies Partial<Record<ContentAction, readonly ContentState[]>>

export type ContentStep = keyof typeof contentSteps

export const mayStep = (step: ContentStep, state: ContentState): boolean =>
  contentSteps[step].some((from) => from === state)

/** An object with no value yet. */
export function emptyDocument(fields: Fields): AnyDocument {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => [
      name,
      type === 'text' || type === 'picture' ? { zh: '', en: '' } : '',
    ]),
  )
}

const isEmpty = (value: AnyDocument[string] | undefined): boolean =>
  isInBoth(value) ? value.zh.trim() === '' && value.en.trim() === '' : (value ?? '') === ''

/** The required fields that are empty in both languages: nothing is published without them. */
export function findMissing(fields: Fields, document: AnyDocument): string[] {
  return Object.entries(fields).flatMap(([name, { required }]) => (required && isEmpty(document[name]) ? [name] : []))
}

/** What a visitor is best told of a field: a text in both languages, a picture in one. */
function gapsOf(name: string, { type }: Field, value: AnyDocument[string] | undefined): string[] {
  if (type !== 'text' || !isInBoth(value)) return isEmpty(value) ? [name] : []
  return (['zh', 'en'] as const).flatMap((language) => (value[language].trim() === '' ? [`${name}.${language}`] : []))
}

/** What is left to be written, by field and language: `title.en`, `imageUrl`. An address is nobody's duty. */
export function findGaps(fields: Fields, document: AnyDocument): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'address' ? [] : gapsOf(name, field, document[name]),
  )
}

/** 0 to 100: how much of what can be written is. */
export function completeness(fields: Fields, document: AnyDocument): number {
  const whole = findGaps(fields, emptyDocument(fields)).length
  return whole === 0 ? 100 : Math.round(100 - (100 * findGaps(fields, document).length) / whole)
}

/** The fields in which two versions differ. */
export function findDifferences(fields: Fields, one: AnyDocument, other: AnyDocument): string[] {
  return Object.keys(fields).filter((name) => JSON.stringify(one[name] ?? '') !== JSON.stringify(other[name] ?? ''))
}

/** What the table calls an object: its first text. */
export function titleOf(fields: Fields, document: AnyDocument): { zh: string; en: string } {
  const [name = ''] = Object.entries(fields).find(([, { type }]) => type === 'text') ?? []
  const value = document[name]
  return isInBoth(value) ? value : { zh: '', en: '' }
}

/** The choices of an object, which the table can be filtered by. */
export function facetsOf(fields: Fields, document: AnyDocument): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type }]) => {
      const value = document[name]
      return type === 'choice' && typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
