import type { Database } from '#server/platform/db/database.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import { listInits, updateBroadcast } from './broadcast.queries'
import { deleteCaptions } from './captions/captions.queries'
import { filesOf, initKey, segmentKey, stillKey } from './files'
import { deleteSegments, listRemovable, listToRemove } from './segments.queries'

interface Removing extends Pick<Database, 'db' | 'write'> {
  storage: StoragePort
}

/** segments removed in one transaction */
const BATCH = 200

/** The bytes before the rows: what the storage did not remove is found again. `before`: see `listToRemove`. */
export async function removeFiles(
  { db, write, storage }: Removing,
  { id, before }: { id: string; before?: number },
): Promise<void> {
  const files = filesOf(storage)
  for (;;) {
    const batch = await listToRemove(db, { id, limit: BATCH, ...(before === undefined ? {} : { before }) })
    for (const one of batch) await files.remove(segmentKey({ id, ...one }))
    if (batch.length > 0) await write((transaction) => deleteSegments(transaction, id, batch))
    if (batch.length < BATCH) return
  }
}

/** Initialization segments, which are of no use without the segments that belong to them. */
async function removeInits({ db, storage }: Removing, id: string): Promise<void> {
  const files = filesOf(storage)
  const inits = await listInits(db, id)
  for (const { rendition, number: init } of inits) await files.remove(initKey({ id, rendition, init }))
}

/** Removes expired recordings, and what is left of deleted ones. */
export async function sweepRecordings(removing: Removing, now = new Date()): Promise<void> {
  for (const { id, recording, still } of await listRemovable(removing.db, now)) {
    // First: from here on nobody is given it.
    if (recording === 'ready')
      await removing.write((db) => updateBroadcast(db, id, { recording: 'expired', storedMs: 0, bytes: 0 }))
    await removing.write((db) => deleteCaptions(db, id))
    await removeFiles(removing, { id })
    await removeInits(removing, id)
    for (const version of [still, still - 1])
      if (version > 0) await filesOf(removing.storage).remove(stillKey(id, version))
  }
}
