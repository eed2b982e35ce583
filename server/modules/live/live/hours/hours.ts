import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { hasEnded, isOnAir } from '#contract/live/live/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { liveConnections } from '../references/connections'
import type { Live } from '../live.present'
import { wasOn } from '../manage.queries'
import { runsAll } from '../rights'

/** A type: on air, not recorded. */
const LIVE = 1
const MINUTE_MS = 60_000

interface Timed extends Pick<Live, 'startsAt' | 'endsAt'> {
  type?: number | undefined
}

const msOf = ({ startsAt, endsAt, type }: Timed): number =>
  (type ?? LIVE) === LIVE ? endsAt.getTime() - startsAt.getTime() : 0

/** Whether a session takes hours of its exhibitor's: the organizer's people change it as they see fit. */
export const isCharged = (
  { userType }: Pick<Account, 'userType'>,
  { official, exhibitorId }: Pick<Live, 'official' | 'exhibitorId'>,
): boolean => !runsAll(userType) && !official && exhibitorId !== null

/** Recordings cost no hours, nor do the fair's own sessions. Throws LiveHoursUsed. */
export async function assertHours(
  db: Db,
  { exhibitorId, official, ...timed }: Timed & Pick<Live, 'exhibitorId' | 'official'>,
  before?: Live,
): Promise<void> {
  if (official || exhibitorId === null) return
  const hours = { exhibitorId, ms: msOf(timed), before: before ? msOf(before) : 0 }
  await liveConnections.port.assertHours(db, before ? { ...hours, liveId: before.id } : hours)
}

/**
 * A session that goes on after its end takes more of its exhibitor's hours; the organizer's people let it as they see fit. Throws
 * LiveHoursUsed.
 */
export async function assertOvertime(db: Db, live: Live, account: Pick<Account, 'userType'>): Promise<void> {
  if (!isCharged(account, live)) return
  const now = new Date()
  await assertHours(db, { ...live, endsAt: now > live.endsAt ? now : live.endsAt }, live)
}

/** Whether the form, which knows minutes alone, says another time. */
const isOther = (a: Date, b: Date): boolean => Math.abs(a.getTime() - b.getTime()) >= MINUTE_MS

/**
 * Hours that were used stay used: the times and the type of a session that has ended stay, and one that is on gets no
 * shorter. Throws LiveEnded, LiveOnAir.
 */
export function assertUsedStays(before: Live, now: Required<Timed>): void {
  const isRetyped = before.type !== now.type
  if (hasEnded(before.status)) {
    if (isOther(before.startsAt, now.startsAt)) throw fail('LiveEnded', { field: 'startTime' })
    if (isOther(before.endsAt, now.endsAt)) throw fail('LiveEnded', { field: 'endTime' })
    if (isRetyped) throw fail('LiveEnded', { field: 'type' })
  }
  if (!isOnAir(before.status)) return
  if (isRetyped) throw fail('LiveOnAir', { field: 'type' })
  if (msOf(before) - msOf(now) >= MINUTE_MS) throw fail('LiveOnAir', { field: 'endTime' })
}

/**
 * A session that ends without having been on costs no hours, so that it needs them when it comes back. One that was on does
 * not begin again. Throws StatusImpossible, LiveHoursUsed.
 */
export async function assertMayReturn(db: Db, live: Live, to: LiveStatus): Promise<void> {
  if (!(await wasOn(db, live.id))) return assertHours(db, live)
  if (to === 0) throw fail('StatusImpossible')
  return undefined
}
