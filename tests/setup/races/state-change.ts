import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import type { TestServer } from '../start-server'

export interface StateChange {
  table: PgTable
  column: string
  from: string | number | null
  to: string | number
  /** The id of what is changed, still as `from` has it. */
  add: (server: TestServer) => Promise<number>
  /** Nothing or false when somebody was first. */
  change: (db: Db, id: number) => Promise<unknown>
}
