import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A pool or a transaction alike: the first argument of every query. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Who locks the same name waits until this transaction is over. */
export async function lockByName(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}

/**
 * Keeps whoever locks one of these names (`lockByName`) waiting until this transaction is over, and waits for who has;
 * who shares them with it does not wait. What is read afterwards holds until then.
 */
export async function shareNames(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext(name)) from unnest(array[${list}]::text[]) name`)
}
