import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { addDataKeys } from '#server/platform/vault/data-key.ts'
import { version } from '#server/platform/project.ts'
import { NoSuchFile, type StoragePort } from '#server/providers/storage/port.ts'
import { BackupError, filePath, type Manifest, tablePath, writeManifest } from './manifest'
import * as queries from './tables.queries'

/** Writes a stream to a new file and gives the hash of what was written. */
async function save(bytes: Readable, path: string): Promise<string> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  mkdirSync(dirname(path), { recursive: true })
  await pipeline(bytes, hashing, createWriteStream(path, { flags: 'wx', flush: true }))
  return hash.digest('hex')
}

/** Tables after those that they name. Throws where two name each other, which no order could fill. */
function inFillingOrder(tables: queries.Table[]): queries.Table[] {
  const ordered: queries.Table[] = []
  const left = new Map(tables.map((table) => [table.name, table]))
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ needs }) => !needs.some((name) => left.has(name)))
    if (ready.length === 0) throw new BackupError(`These tables name each other: ${[...left.keys()].join(', ')}.`)
    for (const table of ready) left.delete(table.name)
    ordered.push(...ready)
  }
  return ordered
}

async function saveTables(client: pg.ClientBase, folder: string): Promise<Manifest['tables']> {
  const saved: Manifest['tables'] = []
  for (const table of inFillingOrder(await queries.listTables(client))) {
    const { name, columns } = table
    const sha256 = await save(queries.openCopyOf(client, table), tablePath(folder, name))
    saved.push({ name, columns, rows: await queries.countRows(client, name), sha256 })
  }
  return saved
}

type Files = Pick<Manifest, 'files' | 'deleted'>

/** The bytes of the snapshot's files. One that has been deleted since is named; a missing one stops the backup. */
async function saveFiles(
  listed: { key: string; mimeType: string }[],
  { folder, storage, client }: { folder: string; storage: StoragePort; client: pg.ClientBase },
): Promise<Files> {
  const saved: Files = { files: [], deleted: [] }
  for (const { key, mimeType } of listed) {
    try {
      saved.files.push({ key, mimeType, sha256: await save(await storage.open(key), filePath(folder, key)) })
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error
      if (await queries.hasFile(client, key)) throw new BackupError(`The storage has lost the file ${key}.`)
      saved.deleted.push(key)
    }
  }
  return saved
}

export interface BackupOptions {
  url: string
  storage: StoragePort
  /** Must not be there yet. */
  folder: string
  /** What the tables are sealed with, where no setting names it. */
  dataKeys: readonly string[]
}

/**
 * Writes the fair as it is at one moment, while it serves: every table by COPY in one transaction, then the files that
 * its rows name. The folder has its name once it is whole. Throws BackupError.
 */
export async function takeBackup({ url, storage, folder, dataKeys }: BackupOptions): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name another folder.`)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url })
  // The statement under way fails; unheard the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await queries.beginSnapshot(client)
    const takenAt = new Date().toISOString()
    const migrations = await queries.findMigrations(client)
    const tables = await saveTables(client, unfinished)
    const listed = await queries.listFiles(client)
    await queries.endSnapshot(client)
    const files = await saveFiles(listed, { folder: unfinished, storage, client })
    const manifest: Manifest = { format: 1, takenAt, version, migrations, tables, ...files }
    if (dataKeys.length > 0) addDataKeys(unfinished, dataKeys)
    writeManifest(unfinished, manifest)
    renameSync(unfinished, folder)
    return manifest
  } finally {
    await client.end()
  }
}
