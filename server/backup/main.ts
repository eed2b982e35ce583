import { resolve } from 'node:path'
import { recordBackup } from '#server/modules/operations/system/index.ts'
import { withConnection } from '#server/platform/db/connection/single.ts'
import { joinServer, openServer } from '#server/platform/db/open.ts'
import { describeFailure, endOnUncaught } from '#server/platform/describe-failure.ts'
import { readDataKeys } from '#server/platform/vault/data-key.ts'
import { openStorage } from '#server/providers/storage/open.ts'
import { takeBackup } from './backup'
import { BackupError, type Manifest } from './manifest'
import { restoreBackup } from './restore'
import { readConfig } from '#server/config.ts'

endOnUncaught()

/** backups/2026-10-01T08-30-00 */
const newFolder = () => resolve('backups', new Date().toISOString().slice(0, 19).replaceAll(':', '-'))

function describe({ tables, files, takenAt, deleted }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const gone = deleted.length > 0 ? `, ${deleted.length} deleted meanwhile` : ''
  return `${tables.length} tables, ${rows} rows, ${files.length} files${gone}, as they were at ${takenAt}`
}

async function backup(folder = newFolder()): Promise<string> {
  const config = readConfig(process.env)
  const server = await joinServer(config)
  try {
    const manifest = await takeBackup({
      url: server.url,
      storage: openStorage(config),
      folder: resolve(folder),
      dataKeys: readDataKeys(config.dataDir),
    })
    await withConnection(server.url, (db) => recordBackup(db, new Date(manifest.takenAt))).catch((error: unknown) => {
      console.error(`The backup is complete, but the System page will not show it. ${describeFailure(error)}`)
    })
    return `Backed up to ${folder}: ${describe(manifest)}.`
  } finally {
    await server.close()
  }
}

async function restore(folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new BackupError('Name the folder of the backup: npm run restore -- FOLDER')
  const config = readConfig(process.env)
  // A fair that serves is in use; its folder is refused with a clear message.
  const server = await openServer(config)
  try {
    const manifest = await restoreBackup({
      url: server.url,
      storage: openStorage(config),
      folder: resolve(folder),
      dataDir: config.dataDir,
    })
    return `Restored from ${folder}: ${describe(manifest)}.`
  } finally {
    await server.close()
  }
}

const [command, folder] = process.argv.slice(2)
try {
  console.log(command === 'restore' ? await restore(folder) : await backup(folder))
} catch (error) {
  console.error(error instanceof BackupError ? error.message : describeFailure(error))
  process.exitCode = 1
}
