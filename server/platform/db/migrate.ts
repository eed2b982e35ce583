import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { assertOfThisLine, folder, pendingMigrations, readSchemaState } from './schema-state'

/** Any number: two servers that start at once on one database migrate one after the other. */
const MIGRATION_LOCK = 7_209_114

/** The hash of the n-th migration, by which a database says what it has seen; undefined beyond the last. */
export const migrationHash = (count: number): string | undefined =>
  readMigrationFiles({ migrationsFolder: folder })[count - 1]?.hash

/** A copy of the migrations that ends with the n-th. */
function firstMigrations(count: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(folder, copy, { recursive: true })
  const path = join(copy, 'meta/_journal.json')
  const journal: { entries: unknown[] } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return copy
}

export interface Migrated {
  /** Names of the migrations that were applied, in order. */
  applied: string[]
  /** The database holds migrations of a later version. */
  isNewer: boolean
}

/**
 * Brings a database to this version, or to that of its first `count` migrations. Concurrent calls run one after the other, by
 * an advisory lock. Throws StartError when the database belongs to another line of migrations.
 */
export async function migrateDatabase(connectionString: string, count?: number): Promise<Migrated> {
  const migrationsFolder = count === undefined ? folder : firstMigrations(count)
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const before = await readSchemaState(client)
    assertOfThisLine(before)
    await migrate(drizzle({ client }), { migrationsFolder })
    const pending = pendingMigrations(before)
    return { applied: count === undefined ? pending : pending.slice(0, count), isNewer: before.newer > 0 }
  } finally {
    // The lock belongs to the connection: ending it releases the lock whatever happened.
    await client.end()
    if (count !== undefined) rmSync(migrationsFolder, { recursive: true, force: true })
  }
}
