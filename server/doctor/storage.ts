import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { StoragePort } from '#server/providers/storage/port.ts'
import { failed, type Finding, passed, reasonOf } from './finding'

/** Writes, reads and deletes a file. */
export async function checkStorage(storage: StoragePort, place: string): Promise<Finding> {
  const key = `doctor/${randomUUID()}`
  const bytes = Buffer.from(key)
  let step = 'write'
  try {
    await storage.put(key, bytes, 'text/plain')
    step = 'read'
    const read = await buffer(await storage.open(key))
    if (!read.equals(bytes)) throw new Error('what was read is not what was written')
    step = 'delete'
    await storage.remove(key)
    return passed('storage', `${place}: write, read and delete`)
  } catch (error) {
    return failed(
      'storage',
      `${place}: ${step} failed (${reasonOf(error)})`,
      'Correct DATA_DIR or the S3_ settings and their rights.',
    )
  }
}
