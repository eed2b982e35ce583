import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { migrateDatabase } from './migrate'
import { prepareStatements } from './prepare-statements'
import { scopeTransactions } from './transaction-scope'

/** A pool or a transaction alike: the first argument of every query. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  kind: 'embedded' | 'postgres'
  /** For reading. */
  db: Db
  /** Runs a write as one transaction; whoever keeps answers is told before the writer is. Throws StorageFull. */
  write: <T>(work: (transaction: Db) => Promise<T>) => Promise<T>
  /** A write that changes no answer anybody keeps. Throws StorageFull. */
  append: <T>(work: (transaction: Db) => Promise<T>) => Promise<T>
  onWrite(listener: () => void): void
  close(): Promise<void>
}

function database(kind: Database['kind'], handle: Db, close: () => Promise<void>, checkRoom = () => {}): Database {
  const db = scopeTransactions(handle)
  const listeners: (() => void)[] = []
  const append: Database['append'] = async (work) => {
    checkRoom()
    return db.transaction(work)
  }
  return {
    kind,
    db,
    append,
    write: async (work) => {
      const result = await append(work)
      for (const listener of listeners) listener()
      return result
    },
    onWrite: (listener) => listeners.push(listener),
    close,
  }
}

interface Connecting {
  kind?: Database['kind']
  /** Throws StorageFull when the disk has no room for a write. */
  checkRoom?: () => void
}

/** A PostgreSQL, migrated. */
export async function connectDatabase(
  connectionString: string,
  { kind = 'postgres', checkRoom }: Connecting = {},
): Promise<Database> {
  await migrateDatabase(connectionString)
  const pool = new pg.Pool({ connectionString, max: 10 })
  pool.on('connect', prepareStatements)
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return database(kind, drizzlePg({ client: pool }), () => pool.end(), checkRoom)
}
