import { chinaDay } from '#contract/core/china-time.ts'
import { DAY_HOURS_MAX } from '#contract/live/broadcast/limits.ts'
import type { EncoderRefusal } from '#contract/live/broadcast/rules.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { assertAlone, assertOvertime, type Live } from '#server/modules/live/live/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { hasSegments } from '../picture'
import { findDayMs } from '../segments.queries'
import { type Encoder, isEncoderStopped } from './encoder.queries'

const LIVE_TYPE = 1
const HOUR_MS = 3_600_000

/** Whether a rule refuses; what is no refusal is thrown on. */
async function isRefused(rule: Promise<void>): Promise<boolean> {
  try {
    await rule
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

/** Whether an exhibitor has sent as much as one may on a day. */
export const hasUsedDay = async (db: Db, exhibitorId: number | null): Promise<boolean> =>
  (await findDayMs(db, exhibitorId ?? 0, chinaDay(new Date()))) >= DAY_HOURS_MAX * HOUR_MS

/**
 * Why the encoder of a session may not send; empty: it may. The rules of `openBroadcast`, within a transaction, so that of an
 * exhibitor's sessions one alone begins.
 */
export async function findRefusal(db: Db, live: Live, { liveId, openedBy }: Encoder): Promise<EncoderRefusal> {
  if (live.type !== LIVE_TYPE || hasEnded(live.status) || (await isEncoderStopped(db, liveId))) return 'ended'
  if (await hasSegments(db, liveId)) return 'otherSender'
  if (await hasUsedDay(db, live.exhibitorId)) return 'hoursUsed'
  if (await isRefused(assertAlone(db, live, 'zh-CN'))) return 'otherSession'
  const account = openedBy === null ? undefined : await findAccountById(db, openedBy)
  if (account && (await isRefused(assertOvertime(db, live, account)))) return 'hoursUsed'
  return ''
}
