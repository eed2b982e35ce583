import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { ImportKind } from '#contract/operations/imports/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import type { BrokenRelation, UndoOutcome } from '#server/modules/fair/content/index.ts'
import type { Reason } from '../imports.schema'

/** An object as it is edited now; `held` is what its module knows it by. */
export interface Draft<Held = unknown> {
  id: number
  document: AnyDocument
  held: Held
}

/** A document on its way into the fair. */
export interface Written<Held = unknown> {
  id: number
  before: Draft<Held> | null
  document: AnyDocument
  publish: boolean
}

export interface Writing {
  byAccount: number
  /** Before the transaction began. */
  at: Date
  sender: Sender
}

/** What was written: the change by which it is known again, and what the object was before; or why it was not. */
export type WriteResult = { revision: number; before: object | null } | { refused: Reason[] }

export interface Undoing {
  id: number
  revision: number
  before: object | null
  byAccount: number | null
}

/**
 * What imports need of a kind. Everything but `read` and `find` runs in the transaction of a batch; what breaks one row may
 * not keep the others from being written.
 */
export interface Subject {
  kind: ImportKind
  /** Fields of which no two objects may have the same value, and the spelling by which two are the same; empty: no value. */
  unique?: Readonly<Record<string, (document: AnyDocument) => string>>
  /** By number; what is deleted or gone is left out. */
  read: (db: Db, ids: readonly number[]) => Promise<Map<number, Draft>>
  /** What rows name of this kind: the numbers of what is called so, several where several are. */
  find: (db: Db, to: string, names: readonly string[]) => Promise<Map<string, readonly number[]>>
  /** Of these numbers those of which there is something. */
  present: (db: Db, to: string, ids: readonly number[]) => Promise<readonly number[]>
  /** What is wrong with documents beside their fields, one after the other. */
  validate: (db: Db, documents: readonly Written[]) => Promise<Reason[][]>
  nextIds: (db: Db, count: number) => Promise<number[]>
  hold: (db: Db, ids: readonly number[]) => Promise<void>
  holdRelated: (db: Db, documents: readonly AnyDocument[]) => Promise<BrokenRelation[][]>
  /** By number. */
  write: (db: Db, documents: readonly Written[], writing: Writing) => Promise<Map<number, WriteResult>>
  undo: (db: Db, written: Undoing) => Promise<UndoOutcome>
}
