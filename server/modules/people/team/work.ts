import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'

interface HandOver {
  from: number
  to: number
}

/** The work of an exhibitor's team that other areas hold: conversations and live sessions. */
interface TeamWork {
  /** By account. */
  countConversations: (db: Db, exhibitorId: number) => Promise<ReadonlyMap<number, number>>
  countLives: (db: Db, exhibitorId: number) => Promise<ReadonlyMap<number, number>>
  /** Gives one member's conversations and sessions to another; returns the sessions. */
  handOver: (db: Db, exhibitorId: number, change: HandOver) => Promise<number[]>
  /** Notifies viewers of the conversations and of these sessions. */
  notify: (realtime: Pick<Realtime, 'emit'>, exhibitorId: number, liveIds: readonly number[]) => void
}

export const teamWork = connector<TeamWork>('work of a team')
