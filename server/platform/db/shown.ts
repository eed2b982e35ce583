import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { numeric, type PgColumn, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from './db'

/**
 * When visitors see a row: not before `shownFrom`, never without it, and no longer from `shownUntil` on. A table that has
 * them is read by visitors through its view of shown rows, so that a row comes and goes by the clock without a write.
 */
export const shownColumns = () => ({
  shownFrom: timestamp('shown_from', { withTimezone: true }).defaultNow(),
  shownUntil: timestamp('shown_until', { withTimezone: true }),
})

/**
 * A row's place among the others; between any two there is room for another, exactly. It may have many digits: it is compared
 * and computed by the database alone.
 */
export const position = () => numeric({ mode: 'number' }).notNull().default(0)

interface Shown {
  shownFrom: PgColumn
  shownUntil: PgColumn
}

/** What such a view holds. */
export function isShown({ shownFrom, shownUntil }: Shown): SQL | undefined {
  return and(lte(shownFrom, sql`now()`), or(isNull(shownUntil), gt(shownUntil, sql`now()`)))
}

/** The others; each part of it is read from its index. */
export function isHidden({ shownFrom, shownUntil }: Shown): SQL | undefined {
  return or(isNull(shownFrom), gt(shownFrom, sql`now()`), lte(shownUntil, sql`now()`))
}

/** ms by which the clocks of a server and of its database may differ */
const CLOCKS_DIFFER_MS = 1_000

/**
 * When the next row of these tables comes or goes after a reading that began at `since`; undefined: none will. A moment
 * that is just over counts too: the reading may have been before it.
 */
export async function findNextTurn(db: Db, tables: readonly string[], since: number): Promise<Date | undefined> {
  const after = new Date(since - CLOCKS_DIFFER_MS).toISOString()
  const turns = tables.flatMap((table) =>
    ['shown_from', 'shown_until'].map(
      (column) =>
        sql`select min(${sql.identifier(column)}) as at from ${sql.identifier(table)} where ${sql.identifier(column)} > ${after}::timestamptz`,
    ),
  )
  const [row] = await db
    .select({ at: sql<string | null>`min(at)` })
    .from(sql`(${sql.join(turns, sql` union all `)}) turns`)
  const at = row?.at
  return at ? new Date(at) : undefined
}
