import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'

/** What a race is about: a session and an account that are there, and a key that no other race has. */
export interface Subject {
  liveId: number
  accountId: number
  key: string
}

export interface UniqueKey {
  table: PgTable
  index: string
  /** What is there already. */
  before?: (db: Db, subject: Subject) => Promise<unknown>
  put: (db: Db, subject: Subject) => Promise<unknown>
  /** In place of `put` without the index, where its statement names what the index is on. */
  putUnguarded?: (db: Db, subject: Subject) => Promise<unknown>
  /** The rows that were put. */
  rows: (subject: Subject) => SQL | undefined
}
