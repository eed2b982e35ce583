import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from '../http/fail'

/** A write-ahead segment takes 16 MB, and a batch may begin a second one. */
const RESERVE_BYTES = 64 * 1024 * 1024

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

/**
 * Throws StorageFull when a folder's disk has too little room for a write. A database whose disk is full ends itself,
 * and whatever else the server keeps there fails half way: neither is let come so far.
 */
export function assertDiskSpace(folder: string, reserveBytes = RESERVE_BYTES): void {
  const { bavail, bsize } = statfsSync(nearest(folder))
  if (bavail * bsize < reserveBytes) throw fail('StorageFull')
}
