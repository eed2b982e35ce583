import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

interface LiveHours {
  exhibitorId: number
  /** The session that is changed; left out: a new one. */
  liveId?: number
  /** ms on air from now on, and before the change */
  ms: number
  before: number
}

/** What other areas do for live sessions. */
interface LiveConnections {
  /** Followers of the exhibitor are notified, once for each session. */
  announceStart: (db: Db, liveId: number) => Promise<void>
  /** Throws LiveHoursUsed where the exhibitor's hours do not suffice. */
  assertHours: (db: Db, hours: LiveHours) => Promise<void>
  /** Reports filed about each of these sessions. */
  countReports: (db: Db, liveIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
}

export const liveConnections = connector<LiveConnections>('live sessions')
