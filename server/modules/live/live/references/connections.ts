import { connector } from '#contract/core/connector.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import type { PullUrl } from '#contract/live/live/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'

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
  /** Buyers who had something with an exhibitor in a span. */
  countLeads: (db: Db, exhibitorId: number, span: { from: Date; until: Date }) => Promise<number>
  /** Reports filed about each of these sessions. */
  countReports: (db: Db, liveIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
}

/** What broadcasts, which know sessions, do for them. */
interface LiveBroadcasts {
  /** Whether a session is being sent now. */
  hasPicture: (db: Db, liveId: number) => Promise<boolean>
  /** From where a session plays. */
  findPlayback: (
    context: Pick<Context<unknown>, 'db' | 'providers'>,
    live: { id: number; status: LiveStatus; pullUrl: PullUrl; mediaUrl: string },
  ) => Promise<{ pullUrl: PullUrl; mediaUrl: string }>
  /** A session goes live for the first time: its recording begins now. */
  begin: (db: Db, liveId: number) => Promise<void>
  /** Takes no more segments of a session that has ended; what was sent of one that was never live is for nobody. */
  end: (db: Db, liveId: number, wasLive: boolean) => Promise<void>
}

export const liveBroadcasts = connector<LiveBroadcasts>('broadcasts')

export const liveConnections = connector<LiveConnections>('live sessions')
