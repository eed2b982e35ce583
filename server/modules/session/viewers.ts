import { SESSION_SECONDS } from '../../../contract/access-limits'
import type { Database } from '../../platform/db/database'
import type { Viewer } from '../../platform/http/serve'
import { findSession, touchSession } from './session.queries'

interface Known {
  viewer: Viewer
  /** ms */
  touchedAt: number
  readAt: number
}

const TOUCH_EVERY_MS = 60_000
const MAX_KNOWN = 10_000

/**
 * Who a token stands for. What was read is remembered until the next write, as whatever ends a session is one;
 * `lifetimeMs` bounds what other servers may have ended. A use is noted at most once a minute.
 */
export function createViewers(database: Database, lifetimeMs: number) {
  const { db, append } = database
  const known = new Map<string, Known>()
  database.onWrite(() => known.clear())

  async function read(token: string): Promise<Known | undefined> {
    const session = await findSession(db, token)
    if (!session) return undefined
    const viewer = { userId: String(session.accountId), userType: session.userType }
    return { viewer, touchedAt: session.lastUsedAt.getTime(), readAt: Date.now() }
  }

  async function note(token: string, found: Known, now: number): Promise<void> {
    found.touchedAt = now
    // A session that cannot be noted on a full disk still stands.
    await append((transaction) => touchSession(transaction, token)).catch(() => undefined)
  }

  return async function findViewer(token: string): Promise<Viewer | null> {
    const now = Date.now()
    let found = known.get(token)
    if (found && (now - found.readAt > lifetimeMs || now - found.touchedAt > SESSION_SECONDS * 1_000)) {
      known.delete(token)
      found = undefined
    }
    if (!found) {
      found = await read(token)
      if (!found) return null
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(token, found)
    }
    if (now - found.touchedAt > TOUCH_EVERY_MS) await note(token, found, now)
    return found.viewer
  }
}
