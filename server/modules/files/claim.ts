import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadErrors } from '../../../contract/upload-errors'
import { UNCLAIMED_HOURS } from '../../../contract/upload-limits'
import type { Database, Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import type { StoragePort } from '../../providers/storage/port'
import type { Asker } from './access'
import { claimRows, deleteForgotten, type FileRow } from './files.queries'
import { temporaryFolder } from './receive'

/** files removed in one transaction; the embedded database has but one connection */
const SWEEP_SIZE = 50

/**
 * Makes files part of a record, once: all of them or none. Gives them in the order of the ids; throws FileNotFound
 * when one is missing, not the asker's, not passed or claimed. `ownerId` becomes their owner; null leaves it.
 */
export async function claimFiles(
  db: Db,
  ids: readonly string[],
  asker: Asker & { ownerId: number | null },
): Promise<FileRow[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  return db.transaction(async (transaction) => {
    const claimed = new Map((await claimRows(transaction, wanted, asker)).map((file) => [file.id, file]))
    return wanted.map((id) => {
      const file = claimed.get(id)
      if (!file) throw fail(uploadErrors.FileNotFound)
      return file
    })
  })
}

async function sweepTemporary(dataDir: string, before: Date): Promise<void> {
  const folder = temporaryFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }))
    if (mtime < before) await rm(path, { force: true })
  }
}

/**
 * Removes the files that nothing has claimed for UNCLAIMED_HOURS before `now`, and what a crash has left of uploads.
 * Gives the number of files removed.
 */
export async function sweepFiles(
  { append, storage, dataDir }: { append: Database['append']; storage: StoragePort; dataDir: string },
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - UNCLAIMED_HOURS * 3_600_000)
  await sweepTemporary(dataDir, before)
  let swept = 0
  for (;;) {
    // Within the transaction: where the storage fails the rows stay, and the next sweep finds them.
    const removed = await append(async (db) => {
      const keys = await deleteForgotten(db, before, SWEEP_SIZE)
      for (const key of keys) await storage.remove(key)
      return keys.length
    })
    swept += removed
    if (removed < SWEEP_SIZE) return swept
  }
}
