import type { Db } from '../db/database'
import { fail } from '../http/fail'
import { countAttempt } from './auth.queries'

/** Counts one more and throws TooManyRequests past `max` in a window of `seconds`. */
export async function assertWithinLimit(db: Db, bucket: string, max: number, seconds: number): Promise<void> {
  if ((await countAttempt(db, bucket, seconds)) > max) throw fail('TooManyRequests')
}
