import { type AnyDocument, type AnyValue, type Fields, isInBoth } from '#contract/fair/content/fields.ts'
import { emptyDocument, findDifferences } from '#contract/fair/content/rules.ts'
import { columnsOf, importFields, type ImportKind } from '#contract/operations/imports/rules.ts'
import { findProblems } from '#server/modules/fair/content/index.ts'
import type { Given, Reason } from '../imports.schema'
import type { Db } from '#server/platform/db/database.ts'
import type { Draft, Subject } from '../subjects/subject'
import { parseNumber } from './find-related'
import { findObjects } from '../rows.queries'

/** The object of a key, where there is one. */
export interface Target {
  /** What is edited of it; undefined: it is new. */
  draft: Draft | undefined
  /** The former number of a deleted object with this key. */
  gone: number | null
  /** The key is a number, and there is no object of it. */
  isMissing: boolean
}

/** The objects of these keys, as they are edited now. */
export async function findTargets(db: Db, subject: Subject, keys: readonly string[]): Promise<(key: string) => Target> {
  const byKey = await findObjects(db, subject.kind, keys)
  const numberOf = (key: string) => byKey.get(key) ?? parseNumber(key)
  const ids = keys.flatMap((key) => numberOf(key) ?? [])
  const drafts = await subject.read(db, ids)
  return (key) => {
    const id = numberOf(key)
    const draft = id === undefined ? undefined : drafts.get(id)
    const isNumber = !byKey.has(key) && parseNumber(key) !== undefined
    return { draft, gone: draft || isNumber ? null : (id ?? null), isMissing: isNumber && !draft }
  }
}

/** What a new object says where its row says nothing: of what must be chosen, the first. */
export function beginDocument(fields: Fields): AnyDocument {
  const chosen = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'choice' && field.required && field.options[0] !== undefined ? [[name, field.options[0]]] : [],
  )
  return { ...emptyDocument(fields), ...Object.fromEntries(chosen) }
}

function mergeValue(before: AnyValue | undefined, given: Given[string], isMoment: boolean): AnyValue {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
    return { ...(isInBoth(before) ? before : { zh: '', en: '' }), ...given }
  }
  // The same moment may be written in another zone.
  const isSame =
    isMoment && typeof before === 'string' && typeof given === 'string' && Date.parse(before) === Date.parse(given)
  return isSame ? before : given
}

/** A document with what a row gives it; what the row says nothing of stays. */
export function mergeGiven(fields: Fields, before: AnyDocument, given: Given): AnyDocument {
  const merged = Object.entries(given).map(
    ([name, value]) => [name, mergeValue(before[name], value, fields[name]?.type === 'moment')] as const,
  )
  return { ...before, ...Object.fromEntries(merged) }
}

/** Whether a row changes anything of an object. */
export const isChanged = (fields: Fields, before: AnyDocument, after: AnyDocument): boolean =>
  findDifferences(fields, before, after).length > 0

/** Why a document cannot be stored, at the columns of the file. */
export function validateDocument(kind: ImportKind, document: AnyDocument): Reason[] {
  const problems = findProblems(importFields(kind), document)
  if (problems.length === 0) return []
  const known = new Set(columnsOf(kind).map(({ path }) => path))
  return problems.map(({ field, part, zh, en }) => {
    const path = [`${field}.${part}`, field, `${field}.zh`].find((one) => known.has(one)) ?? field
    return { column: path, zh, en }
  })
}
