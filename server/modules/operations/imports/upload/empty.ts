import { IMPORT_IDLE_DAYS } from '#contract/operations/imports/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import { forgetChunks, listChunks, listEmptiable, moveImport } from '../imports.queries'

interface Emptying extends Pick<Database, 'db' | 'write'> {
  storage: StoragePort
}

/**
 * Removes the files of imports that are over, and ends those with which nobody has gone on for IMPORT_IDLE_DAYS. The bytes
 * before the rows: what the storage could not remove is found again.
 */
export async function sweepImports({ db, write, storage }: Emptying, idleDays = IMPORT_IDLE_DAYS): Promise<void> {
  for (;;) {
    const found = await listEmptiable(db, idleDays)
    if (found.length === 0) return
    for (const { id, version } of found) {
      await write((transaction) =>
        moveImport(transaction, {
          id,
          version,
          from: ['receiving', 'mapping', 'checked'],
          to: 'cancelled',
          byAccount: null,
        }),
      )
      for (const { storageKey } of await listChunks(db, id)) await storage.remove(storageKey)
      await write((transaction) => forgetChunks(transaction, id))
    }
  }
}
