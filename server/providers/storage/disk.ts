import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { NoSuchFile, type StoragePort } from './port'
import { checkedKey } from './storage-key'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function writeWhole(path: string, bytes: Readable | Buffer): Promise<void> {
  const target = await open(path, 'wx')
  try {
    await writeFile(target, bytes)
    await target.sync()
  } finally {
    await target.close()
  }
}

/** Keeps files below a folder of this machine, spread over folders of two levels so that none becomes long. */
export function diskStorage(folder: string): StoragePort {
  const pathOf = (key: string): string => {
    const spread = createHash('sha256').update(checkedKey(key)).digest('hex')
    return join(folder, spread.slice(0, 2), spread.slice(2, 4), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = join(dirname(path), `unfinished-${randomUUID()}`)
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeWhole(unfinished, bytes)
        // In one folder a rename is one step: readers see nothing, or all.
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async open(key, range) {
      const handle = await open(pathOf(key)).catch((error: unknown) => {
        throw isMissing(error) ? new NoSuchFile(key) : error
      })
      return handle.createReadStream(range)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
