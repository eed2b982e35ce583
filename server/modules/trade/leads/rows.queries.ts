import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** The rows of a statement that is no table's, in its order, as JSON: numbers are numbers, moments are texts. */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const rows = await db.select({ row: sql<Row>`to_jsonb(found)` }).from(sql`(${statement}) found`)
  return rows.map(({ row }) => row)
}
