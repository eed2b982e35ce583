import { count } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'

/** Rows by their state. */
export type StateCounts = Record<string, number>

/** The number of rows in each state of the column's enumeration, zero where there are none. */
export async function countByState(db: Db, table: PgTable, state: PgColumn): Promise<StateCounts> {
  const rows = await db.select({ state, count: count() }).from(table).groupBy(state)
  const states = state.enumValues ?? []
  return Object.fromEntries(states.map((one) => [one, rows.find((row) => row.state === one)?.count ?? 0]))
}
