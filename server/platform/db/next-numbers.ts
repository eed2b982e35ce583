import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** So many numbers that no row of the table has had, in one statement. */
export async function nextNumbers(db: Db, table: string, wanted: number): Promise<number[]> {
  if (wanted === 0) return []
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
  const rows = await db
    .select({ id: sql<number>`id` })
    .from(sql`(select nextval(${sequence})::integer as id from generate_series(1, ${wanted}::integer)) numbers`)
  return rows.map(({ id }) => id)
}
