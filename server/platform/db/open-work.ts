import { count, min, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'

/** How much of a queue is open, and since when its oldest waits; null: nothing waits, or it is not recorded. */
export interface OpenWork {
  count: number
  oldest: Date | null
}

/** Counts the rows of a table that wait, `since` a moment of theirs. */
export async function countOpenWork(
  db: Db,
  { table, since, where }: { table: PgTable; since: PgColumn; where: SQL | undefined },
): Promise<OpenWork> {
  const [row] = await db
    .select({ count: count(), oldest: min(since) })
    .from(table)
    .where(where)
  return { count: row?.count ?? 0, oldest: row?.oldest instanceof Date ? row.oldest : null }
}
