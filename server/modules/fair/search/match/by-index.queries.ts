import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Reads search entries by their indexes. PostgreSQL assumes that matches are spread evenly and expects to find a few soon by
 * reading on; names of one language are stored together, so it would read half the table. A plan that fits any keyword, which
 * it makes after a few, fits none.
 */
export const byIndex = <Result>(db: Db, read: (transaction: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
    )
    return read(transaction)
  })
