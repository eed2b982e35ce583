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
