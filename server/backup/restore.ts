import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { migrateDatabase, migrationHash } from '#server/platform/db/migrate.ts'
import { addDataKeys, readDataKeys } from '#server/platform/vault/data-key.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import { BackupError, filePath, type Manifest, readManifest, tablePath } from './manifest'
import * as queries from './tables.queries'

async function assertWhole(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
  } catch {
    throw new BackupError(`The backup lacks ${path}.`)
  }
  if (hash.digest('hex') !== sha256) throw new BackupError(`The backup is damaged: ${path} is not what was written.`)
}

/** Reads the whole backup once, before anything is written. */
async function verify(folder: string, { tables, files, migrations }: Manifest): Promise<void> {
  if (migrationHash(migrations.count) !== migrations.lastHash) {
    throw new BackupError('The backup is of another or a newer version of the fair: restore it with that version.')
  }
  for (const { name, sha256 } of tables) await assertWhole(tablePath(folder, name), sha256)
  for (const { key, sha256 } of files) await assertWhole(filePath(folder, key), sha256)
}

/** All tables or none. */
async function fillTables(client: pg.ClientBase, folder: string, { tables }: Manifest): Promise<void> {
  await client.query('begin')
  try {
    await queries.emptyTables(
      client,
      tables.map(({ name }) => name),
    )
    for (const table of tables) {
      await pipeline(createReadStream(tablePath(folder, table.name)), queries.openCopyInto(client, table))
      const rows = await queries.countRows(client, table.name)
      if (rows !== table.rows) throw new BackupError(`${table.name} has ${rows} rows instead of ${table.rows}.`)
      await queries.continueNumbers(client, table)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export interface RestoreOptions {
  /** A database without accounts. */
  url: string
  storage: StoragePort
  folder: string
  /** Where the keys go that the tables are sealed with. */
  dataDir: string
}

/**
 * Fills an empty database and storage with a backup, and brings it to this version. Nothing is written for a backup
 * that is not whole, and no row is there before all are. Throws BackupError.
 */
export async function restoreBackup({ url, storage, folder, dataDir }: RestoreOptions): Promise<Manifest> {
  const manifest = readManifest(folder)
  await verify(folder, manifest)
  await migrateDatabase(url, manifest.migrations.count)
  const client = new pg.Client({ connectionString: url })
  // The statement under way fails; unheard the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (await queries.isInUse(client)) throw new BackupError('The database is in use: restore into an empty one.')
    const keys = readDataKeys(folder)
    if (keys.length > 0) addDataKeys(dataDir, keys)
    for (const { key, mimeType } of manifest.files) {
      await storage.put(key, createReadStream(filePath(folder, key)), mimeType)
    }
    await fillTables(client, folder, manifest)
  } finally {
    await client.end()
  }
  await migrateDatabase(url)
  return manifest
}
