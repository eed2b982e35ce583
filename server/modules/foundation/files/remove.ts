import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNCLAIMED_HOURS } from '#contract/foundation/files/limits.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import type { Requester } from './access'
import { deleteRemoved, findRemoved, markForgotten, markRemoved, type RemovedFile } from './files.queries'
import { isOffice, previewKey } from './preview/preview-key'
import { temporaryFolder } from './receive/receive'
import { variantKeys } from './variants/variant-key'

/** files removed at a time */
const SWEEP_SIZE = 50

interface Removing {
  write: Database['write']
  storage: StoragePort
}

/** The bytes before the rows: what the storage could not remove stays marked, and the next sweep finds it. */
async function removeMarked({ write, storage }: Removing, marked: readonly RemovedFile[]): Promise<number> {
  for (const file of marked) {
    await storage.remove(file.storageKey)
    if (isOffice(file)) await storage.remove(previewKey(file))
    await Promise.all(variantKeys(file).map((key) => storage.remove(key)))
  }
  return write((db) =>
    deleteRemoved(
      db,
      marked.map(({ id }) => id),
    ),
  )
}

/** Removes a file that the viewer uploaded. Throws FileNotFound when it is none of theirs, or a record claims it. */
export async function removeFile(removing: Removing, id: string, requester: Requester): Promise<void> {
  const marked = await removing.write((db) => markRemoved(db, id, requester))
  if (!marked) throw fail('FileNotFound')
  await removeMarked(removing, [marked])
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
 * Removes the files that nothing has claimed for UNCLAIMED_HOURS before `now`, those with a started removal, and what a
 * crash has left of uploads.
Gives the number of files removed.
 */
export async function sweepFiles(
  { dataDir, ...removing }: Removing & { db: Db; dataDir: string },
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - UNCLAIMED_HOURS * 3_600_000)
  await sweepTemporary(dataDir, before)
  await removing.write((db) => markForgotten(db, before))
  let swept = 0
  for (;;) {
    const marked = await findRemoved(removing.db, SWEEP_SIZE)
    if (marked.length === 0) return swept
    swept += await removeMarked(removing, marked)
  }
}
