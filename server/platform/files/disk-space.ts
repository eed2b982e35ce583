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

interface Disk {
  /** blocks that are free, all of them, and bytes of one */
  bavail: number
  blocks: number
  bsize: number
}

/** Whether a disk has room for a write. */
export function hasRoom({ bavail, blocks, bsize }: Disk, reserveBytes: number, isUpload: boolean): boolean {
  const kept = isUpload ? Math.min(blocks * bsize * KEPT_SHARE, KEPT_BYTES) : 0
  return bavail * bsize >= Math.max(reserveBytes, kept)
}

/**
 * Throws StorageFull when a folder's disk has too little room for a write. A database with a full disk ends itself,
 * and whatever else the server keeps there fails half way: neither is let come so far. Uploads are the first that are
 * refused: they leave a tenth of the disk, or KEPT_BYTES of a large one.
 */
export function assertDiskSpace(folder: string, reserveBytes = RESERVE_BYTES, isUpload = false): void {
  if (!hasRoom(statfsSync(nearest(folder)), reserveBytes, isUpload)) throw fail('StorageFull')
}
