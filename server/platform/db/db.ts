import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A pool or a transaction alike: the first argument of every query. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Who locks the same name waits until this transaction is over. */
export async function lockByName(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
