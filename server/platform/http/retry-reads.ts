import { setTimeout as wait } from 'node:timers/promises'
import { isConnectionLost } from '../db/connection/connection-lost'

/** A fast restart of PostgreSQL takes one to two seconds; a reader's patience ends soon after. */
const PATIENCE_MS = 3_000
const BETWEEN_MS = 100

/**
 * Answers a call that only reads, again while the database is away, for three seconds at most. What it throws then is
 * answered with 503, see `handleError`. A call that writes is not repeated: it may have been committed.
 */
export async function retryReads<T>(reads: boolean, answer: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await answer()
    } catch (error) {
      if (!reads || !isConnectionLost(error) || Date.now() >= until) throw error
      await wait(BETWEEN_MS)
    }
  }
}
