import { LRUCache } from 'lru-cache'
import { SESSION_SECONDS } from '#contract/people/session/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { tablesOf } from '#server/platform/db/table-use.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findSession, SESSION_TABLES } from './session.queries'
import { createUses } from './uses'

interface Known {
  viewer: Viewer
  /** ms */
  touchedAt: number
}

const TOUCH_EVERY_MS = 60_000
const MAX_KNOWN = 10_000

/**
 * Who a token stands for. What was read is remembered until a session ends or an account changes, on whichever server.
 * A use is noted at most once a minute.
 */
export function createViewers(database: Database) {
  const { db, isSubscribed } = database
  const uses = createUses(database)
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN })
  let changes = 0
  database.onChange((tags) => {
    const tables = tags && tablesOf(tags)
    if (tables && !SESSION_TABLES.some((table) => tables.has(table))) return
    changes += 1
    known.clear()
  })

  async function read(token: string): Promise<Known | undefined> {
    const before = changes
    const session = await findSession(db, token)
    if (!session) return undefined
    const viewer = { userId: String(session.accountId), userType: session.userType }
    const found = { viewer, touchedAt: session.lastUsedAt.getTime() }
    // What ended while it was read must not be remembered as standing.
    if (before === changes && isSubscribed()) known.set(token, found)
    return found
  }

  return async function findViewer(token: string): Promise<Viewer | null> {
    const now = Date.now()
    const remembered = known.get(token)
    const isFresh = remembered !== undefined && now - remembered.touchedAt <= SESSION_SECONDS * 1_000
    const found = isFresh ? remembered : await read(token)
    if (!found) {
      known.delete(token)
      return null
    }
    if (now - found.touchedAt > TOUCH_EVERY_MS) {
      found.touchedAt = now
      uses.note(token)
    }
    return found.viewer
  }
}
