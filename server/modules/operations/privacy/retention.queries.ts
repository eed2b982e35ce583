import { and, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { RetentionKind } from '#contract/operations/privacy/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { RetentionRule } from '#server/modules/foundation/personal-data/index.ts'
import { retentions } from './privacy.schema'
import { PIECE } from './work-off.queries'

/** How many rows the next sweep takes of what is older. */
export async function countOlder(db: Db, { table, where }: RetentionRule, before: Date): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where(before))
  return row?.n ?? 0
}

/** Takes one piece of what is older; gives how many rows, less than PIECE where nothing is left. */
export async function takeOlder(db: Db, { table, where, set }: RetentionRule, before: Date): Promise<number> {
  const piece = sql`${table}.ctid in (select ctid from ${table} where ${where(before)} limit ${PIECE})`
  const [one] = Object.values(getTableColumns(table))
  if (!one) throw new Error('a table has columns')
  const taken = set
    ? await db.update(table).set(set).where(piece).returning({ one })
    : await db.delete(table).where(piece).returning({ one })
  return taken.length
}

export type RetentionRow = typeof retentions.$inferSelect

export const listRetentions = (db: Db): Promise<RetentionRow[]> => db.select().from(retentions)

/** Sets one that stands as it was read (version 0: nobody has set it); false where somebody was first. */
export async function putRetention(
  db: Db,
  { version, ...row }: { kind: RetentionKind; days: number | null; version: number; changedBy: number },
): Promise<boolean> {
  const change = { ...row, changedAt: new Date() }
  const put =
    version === 0
      ? await db.insert(retentions).values(change).onConflictDoNothing().returning()
      : await db
          .update(retentions)
          .set({ ...change, version: version + 1 })
          .where(and(eq(retentions.kind, row.kind), eq(retentions.version, version)))
          .returning()
  return put.length > 0
}
