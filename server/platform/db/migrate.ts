import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../project'
import { StartError } from '../start-error'

const folder = join(projectRoot, 'server/migrations')
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

/** The table in which the migrator notes what a database has seen. */
const SEEN = 'drizzle.__drizzle_migrations'

/**
 * Refuses a database of a version before 1.0.0, whose migrations are not these: it stays as it is. Throws StartError.
 */
async function assertOfThisLine(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string | null }>('select to_regclass($1) as name', [SEEN])
  if (!tables[0]?.name) return
  const { rows } = await client.query<{ hash: string }>(`select hash from ${SEEN} order by id limit 1`)
  if (!rows[0] || rows[0].hash === migrationHash(1)) return
  throw new StartError(
    'This database was created by a version before 1.0.0, which cannot be upgraded. Nothing was changed. ' +
      'Name another database (DATABASE_URL) or data folder (DATA_DIR).',
  )
}

/** Brings a database to this version, or to that of its first `count` migrations. */
export async function migrateDatabase(connectionString: string, count?: number): Promise<void> {
  const migrationsFolder = count === undefined ? folder : firstMigrations(count)
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await assertOfThisLine(client)
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    // The lock belongs to the connection: ending it releases the lock whatever happened.
    await client.end()
    if (count !== undefined) rmSync(migrationsFolder, { recursive: true, force: true })
  }
}
