import type { Db } from '../db/database'
import { fail } from '../http/fail'
import { countAttempt, countWithin, type Limit } from './auth.queries'

const DAY_SECONDS = 86_400

/** Counts one more and throws TooManyRequests past `max` in a window of `seconds`. */
export async function assertWithinLimit(db: Db, bucket: string, max: number, seconds: number): Promise<void> {
  if ((await countAttempt(db, bucket, seconds)) > max) throw fail('TooManyRequests')
}

/** Counts in several buckets at once, as `countWithin` does, and throws TooManyRequests where one is full. */
export async function assertWithinLimits(db: Db, limits: readonly Limit[]): Promise<void> {
  if (!(await countWithin(db, limits))) throw fail('TooManyRequests')
}

/**
 * Counts bytes that are about to be kept, by the started KB, and throws TooManyRequests past so many MB of a day: what is
 * small a request at a time fills a disk too.
 */
export async function assertWithinSpace(db: Db, bucket: string, bytes: number, mbPerDay: number): Promise<void> {
  const kb = await countAttempt(db, bucket, DAY_SECONDS, Math.ceil(bytes / 1024))
  if (kb > mbPerDay * 1024) throw fail('TooManyRequests')
}
