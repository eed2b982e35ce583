import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A pool or a transaction alike: the first argument of every query. */
export type Db = PgDatabase<PgQueryResultHKT>
