import { LRUCache } from 'lru-cache'
import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { type Broadcast, findBroadcast } from './broadcast.queries'

/** ms for which a process trusts what it has read of a broadcast: the statement that stores a segment checks again */
const KNOWN_MS = 1_000
/** ms between two readings for keys that do not fit: whoever guesses costs five statements a second */
const REREAD_MS = 200

interface Known {
  broadcast: Broadcast | undefined
  readAt: number
}

const known = new WeakMap<object, LRUCache<string, Known, Db>>()

function cacheOf(db: Db): LRUCache<string, Known, Db> {
  const cache =
    known.get(db) ??
    new LRUCache<string, Known, Db>({
      max: 1_000,
      ttl: KNOWN_MS,
      fetchMethod: async (id, _stale, { context }) => {
        const readAt = performance.now()
        return { broadcast: await findBroadcast(context, id), readAt }
      },
    })
  known.set(db, cache)
  return cache
}

const isKey = (broadcast: Broadcast, key: string): boolean => {
  const [stored, sent] = [Buffer.from(broadcast.keyHash), Buffer.from(hashKey(key))]
  return stored.length === sent.length && timingSafeEqual(stored, sent)
}

/** The broadcast that a key opens. Throws BroadcastNotFound, StreamTakenOver, BroadcastClosed. */
export async function findByKey(db: Db, id: string, key: string): Promise<Broadcast> {
  const cache = cacheOf(db)
  let found = await cache.fetch(id, { context: db })
  if (found?.broadcast && !isKey(found.broadcast, key)) {
    // Renewed on another server a moment ago, perhaps.
    const age = performance.now() - found.readAt
    if (age < REREAD_MS) await wait(REREAD_MS - age)
    const isOld = (cache.peek(id)?.readAt ?? 0) <= found.readAt
    found = await cache.fetch(id, { context: db, forceRefresh: isOld })
  }
  const broadcast = found?.broadcast
  if (!broadcast) throw fail('BroadcastNotFound')
  if (!isKey(broadcast, key)) throw fail('StreamTakenOver')
  if (broadcast.state === 'ended' || broadcast.state === 'stopped') throw fail('BroadcastClosed')
  return broadcast
}

/** What this process has just changed is read again. */
export const forgetKnown = (db: Db, id: string): void => void cacheOf(db).delete(id)
