import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from '../http/fail'

/** A write-ahead segment takes 16 MB, and a batch may begin a second one. */
const RESERVE_BYTES = 64 * 1024 * 1024
/** What uploads leave of a disk, of a large one no more than a fair writes in days. */
const KEPT_SHARE = 0.1
const KEPT_BYTES = 20 * 1024 ** 3

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

/**
 * Throws StorageFull when a folder's disk has too little room for a write. A database whose disk is full ends itself,
 * and whatever else the server keeps there fails half way: neither is let come so far. Uploads are the first that are
 * refused: they leave a tenth of the disk, or KEPT_BYTES of a large one.
 */
export function assertDiskSpace(folder: string, reserveBytes = RESERVE_BYTES, isUpload = false): void {
  const { bavail, blocks, bsize } = statfsSync(nearest(folder))
  const kept = isUpload ? Math.min(blocks * bsize * KEPT_SHARE, KEPT_BYTES) : 0
  if (bavail * bsize < Math.max(reserveBytes, kept)) throw fail('StorageFull')
}
