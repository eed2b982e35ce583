import type { Readable } from 'node:stream'
import { Refusal } from '#server/platform/http/fail.ts'

/**
 * Keeps the bytes of files. A key is seen by readers only once everything of it is there. Throws StorageUnavailable where the
 * files are on another machine that fails or does not answer.
 */
export interface StoragePort {
  put(key: string, bytes: Readable | Buffer, mimeType: string): Promise<void>
  /** Rejects with `NoSuchFile` when nothing is kept under the key. `range` is inclusive, in bytes. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Quiet when there is nothing. */
  remove(key: string): Promise<void>
}

export class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile'
}

const faults = new Set<string>(['StorageFull', 'StorageUnavailable'])

/** Whether a failure is the storage's, full or away, and not the file's: it may be stored later. */
export const isStorageFault = (error: unknown): boolean => error instanceof Refusal && faults.has(error.error)
