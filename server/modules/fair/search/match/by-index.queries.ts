import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Reads search entries by their indexes. PostgreSQL assumes that matches are spread evenly and expects to find a few soon by
 * reading on; names of one language are stored together, so it would read half the table.
 */
export const byIndex = <Result>(db: Db, read: (transaction: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    return read(transaction)
  })
