import { LRUCache } from 'lru-cache'
import { buffer } from 'node:stream/consumers'
import type { RenditionName } from '#contract/live/broadcast/rules.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'

/** bytes that a process holds of what is watched now: half a minute of ten broadcasts */
const CACHED_BYTES = 64_000_000

interface Place {
  id: string
  rendition: RenditionName
  init: number
}

/*
 * A number belongs to one initialization segment: whoever sent before and is late writes beside what the next device sends
 * under the same number.
 */
export const segmentKey = ({ id, rendition, init, number }: Place & { number: number }): string =>
  `broadcast-${id}-${rendition}-${init}-${number}`
export const initKey = ({ id, rendition, init }: Place): string => `broadcast-${id}-${rendition}-${init}`
export const stillKey = (id: string, version: number): string => `broadcast-${id}-still-${version}`

/** The names of files, as the lists name them. */
export const segmentFile = ({ rendition, init, number }: Omit<Place, 'id'> & { number: number }): string =>
  `${rendition}-${init}-${number}.m4s`
export const initFile = ({ rendition, init }: Omit<Place, 'id'>): string => `${rendition}-${init}.mp4`

/** Files of broadcasts, the last ones in memory: many viewers cost the storage one read. */
export function openFiles(storage: StoragePort) {
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    fetchMethod: async (key) => buffer(await storage.open(key)),
  })
  return {
    async put(key: string, bytes: Buffer, type: string): Promise<void> {
      await storage.put(key, bytes, type)
      cached.set(key, bytes)
    },
    /** Rejects with `NoSuchFile`. */
    async read(key: string): Promise<Buffer> {
      const bytes = await cached.fetch(key)
      if (!bytes) throw new Error(`not read: ${key}`)
      return bytes
    },
    async remove(key: string): Promise<void> {
      cached.delete(key)
      await storage.remove(key)
    },
  }
}

export type Files = ReturnType<typeof openFiles>

const opened = new WeakMap<StoragePort, Files>()

/** The files of a storage, with one memory for all that ask in this process. */
export function filesOf(storage: StoragePort): Files {
  const files = opened.get(storage) ?? openFiles(storage)
  opened.set(storage, files)
  return files
}
