import { randomBytes } from 'node:crypto'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { DAY_HOURS_MAX } from '#contract/live/broadcast/limits.ts'
import type { openBroadcast } from '#contract/live/broadcast/endpoints.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { assertAlone, assertOvertime, getRunnable, type Live } from '#server/modules/live/live/index.ts'
import {
  type Broadcast,
  findBroadcastOf,
  findNextNumbers,
  insertBroadcast,
  lockBroadcastOf,
  updateBroadcast,
} from './broadcast.queries'
import { findEncoder } from './encoder/encoder.queries'
import { forgetKnown } from './known'
import { findDayMs } from './segments.queries'

type Input = ParsedInputOf<typeof openBroadcast>
type Output = OutputOf<typeof openBroadcast>

/** Sessions that show a recording have no picture of their own. */
const LIVE_TYPE = 1
const HOUR_MS = 3_600_000

/** Throws BroadcastClosed, StatusImpossible. */
function assertOpen(live: Live, broadcast: Broadcast | undefined): void {
  if (broadcast?.state === 'stopped') throw fail('BroadcastClosed')
  if (hasEnded(live.status)) throw fail(broadcast ? 'BroadcastClosed' : 'StatusImpossible')
  if (live.type !== LIVE_TYPE) throw fail('StatusImpossible')
}

/** Throws StreamHoursUsed. */
async function assertDayHours(db: Db, { exhibitorId }: Live): Promise<void> {
  const sent = await findDayMs(db, exhibitorId ?? 0, chinaDay(new Date()))
  if (sent >= DAY_HOURS_MAX * HOUR_MS) throw fail('StreamHoursUsed', { hours: DAY_HOURS_MAX })
}

/** The session's broadcast, locked; the first who opens adds it. */
async function lockOrAdd(db: Db, live: Live, { renditions, audioCodec }: Input) {
  const found = await lockBroadcastOf(db, live.id)
  if (found) return { broadcast: found, continues: true }
  const id = randomBytes(16).toString('hex')
  const added = await insertBroadcast(db, { id, liveId: live.id, keyHash: '', renditions, audioCodec })
  if (added) return { broadcast: added, continues: false }
  // Somebody else was first.
  const other = await lockBroadcastOf(db, live.id)
  if (!other) throw new Error('the broadcast was not added')
  return { broadcast: other, continues: true }
}

/**
 * Begins or continues the broadcast of a session with a new key. Throws LiveNotFound, NotYourLive, StatusImpossible,
 * BroadcastClosed, OtherSessionOn, StreamHoursUsed, LiveHoursUsed, EncoderOn.
 */
export async function open(context: Context<Input>): Promise<Output> {
  const { input, db, write, language } = context
  const { live, account } = await getRunnable(context, input.liveId)
  assertOpen(live, await findBroadcastOf(db, live.id))
  if (((await findEncoder(db, live.id))?.source ?? '') !== '') throw fail('EncoderOn')
  await assertDayHours(db, live)
  const key = newKey()
  const opened = await write(async (transaction) => {
    await assertAlone(transaction, live, language)
    await assertOvertime(transaction, live, account)
    const { broadcast, continues } = await lockOrAdd(transaction, live, input)
    assertOpen(live, broadcast)
    const { nextInit, nextNumber } = await findNextNumbers(transaction, broadcast.id)
    // A session that was ended by mistake and began again goes on with its recording.
    const recording = broadcast.recording === 'full' ? 'full' : 'recording'
    await updateBroadcast(transaction, broadcast.id, {
      keyHash: hashKey(key),
      openedBy: account.id,
      renditions: input.renditions,
      audioCodec: input.audioCodec,
      firstInit: nextInit,
      firstNumber: nextNumber,
      recording,
      endedAt: null,
      expiresAt: null,
      // What was trimmed is part of a longer recording now.
      ...(broadcast.state === 'ended' ? { state: 'open', trimStartMs: 0, trimEndMs: null } : {}),
    })
    return { broadcastId: broadcast.id, key, continues, nextInit, nextNumber }
  })
  forgetKnown(db, opened.broadcastId)
  return opened
}
