import { FREE_LIVE_HOURS } from '#contract/commerce/services/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { countHours, lockHours } from './bookings.queries'

interface Session {
  exhibitorId: number
  /** The one that is changed. */
  liveId?: number
  /** ms that it takes, and that it took before. */
  ms: number
  before: number
}

/**
 * Throws LiveHoursUsed where an exhibitor's sessions would take more hours than it has; one that grows no longer may stay.
 * The caller's transaction holds the exhibitor's hours until it has ended.
 */
export async function assertLiveHours(db: Db, { exhibitorId, liveId, ms, before }: Session): Promise<void> {
  if (ms <= before) return
  await lockHours(db, exhibitorId)
  const { usedMinutes, boughtHours } = await countHours(db, exhibitorId, { liveId })
  const leftMinutes = (FREE_LIVE_HOURS + boughtHours) * 60 - usedMinutes
  if (ms > leftMinutes * 60_000)
    throw fail('LiveHoursUsed', { left: String(Math.max(0, Math.floor(leftMinutes / 6) / 10)), field: 'endTime' })
}

/** An exhibitor's hours of sessions, in minutes. */
export async function describeHours(db: Db, exhibitorId: number) {
  const { usedMinutes, boughtHours } = await countHours(db, exhibitorId)
  return { free: FREE_LIVE_HOURS * 60, bought: boughtHours * 60, used: usedMinutes }
}
