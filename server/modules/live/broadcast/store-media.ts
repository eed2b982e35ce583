import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { sendSegment } from '#contract/live/broadcast/endpoints.ts'
import { DAY_HOURS_MAX, SEGMENT_MS_MAX } from '#contract/live/broadcast/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { createBuckets } from '#server/platform/sharing/buckets.ts'
import { findLiveOwner } from '#server/modules/live/live/index.ts'
import { type Broadcast, findInit, findProgress, lockBroadcast, type Progress } from './broadcast.queries'
import { filesOf, segmentKey } from './files'
import { parseMedia, type SegmentTime } from './mp4/parse-media'
import { badSegment } from './refuse'
import { addDayMs, countArrival, insertSegment, listLast, upsertProgress } from './segments.queries'

type Input = ParsedInputOf<typeof sendSegment>

/** Segments of a rendition; a sender that was cut off for minutes sends what it has stored meanwhile. */
const arrivals = createBuckets({ perSecond: 4, burst: 300 })
/** ms of a rendition over which its bit rate is measured, and how far it may exceed what was announced */
const MEASURED_MS = 10_000
const EXCESS = 2
/** ms by which encoders round the time of a segment */
const ROUNDING_MS = 50
const HOUR_MS = 3_600_000

/** Whether a number is the next; false: it was stored before. Throws SegmentOutOfOrder. */
function isNext({ firstNumber }: Broadcast, progress: Progress | undefined, number: number): boolean {
  const next = Math.max(firstNumber, (progress?.number ?? -1) + 1)
  if (number > next) throw fail('SegmentOutOfOrder', { next })
  return number === next
}

/** Whether a segment plays where the one before it ends; pictures may be missing in between. */
function continues({ startMs }: SegmentTime, progress: Progress | undefined, init: number): boolean {
  if (progress?.init !== init) return true
  return startMs >= progress.endsMs - ROUNDING_MS && startMs <= progress.endsMs + SEGMENT_MS_MAX
}

/** Throws StreamTooHeavy. */
async function assertRate(db: Db, broadcast: Broadcast, { rendition }: Input, bytes: number, durationMs: number) {
  const announced = broadcast.renditions.find(({ name }) => name === rendition)?.bitrate ?? 0
  const measured = { bytes, ms: durationMs }
  for (const one of (await listLast(db, broadcast.id, rendition, 10)).toReversed()) {
    if (measured.ms >= MEASURED_MS) break
    measured.bytes += one.bytes
    measured.ms += one.durationMs
  }
  // The first seconds count as ten: one segment says little.
  const rate = (measured.bytes * 8_000) / Math.max(measured.ms, MEASURED_MS)
  if (rate > announced * EXCESS) throw fail('StreamTooHeavy')
}

/** The broadcast as it is now, locked. Throws BroadcastNotFound, BroadcastClosed, StreamTakenOver. */
async function lockForKey(db: Db, { id, keyHash }: Broadcast): Promise<Broadcast> {
  const locked = await lockBroadcast(db, id)
  if (!locked) throw fail('BroadcastNotFound')
  if (locked.state === 'ended' || locked.state === 'stopped') throw fail('BroadcastClosed')
  if (locked.keyHash !== keyHash) throw fail('StreamTakenOver')
  return locked
}

/** Writes the row of a segment after its bytes; false where it is there. Throws as `storeMedia`. */
async function record(
  db: Db,
  { broadcast, input, time, bytes }: { broadcast: Broadcast; input: Input; time: SegmentTime; bytes: number },
): Promise<boolean> {
  const { id } = broadcast
  const { rendition, number, init } = input
  const endMs = time.startMs + time.durationMs
  const isCounted = broadcast.renditions[0]?.name === rendition
  const locked = await lockForKey(db, broadcast)
  const progress = await findProgress(db, id, rendition)
  if (!isNext(locked, progress, number)) return false
  const countedMs = isCounted ? time.durationMs : 0
  const anchorMs = await countArrival(db, { id, init, endMs, countedMs, bytes })
  const sequence = (progress?.sequence ?? -1) + 1
  const discontinuities = (progress?.discontinuities ?? 0) + (progress && progress.init !== init ? 1 : 0)
  await upsertProgress(db, { broadcastId: id, rendition, init, number, sequence, discontinuities, endsMs: endMs })
  await insertSegment(db, {
    broadcastId: id,
    rendition,
    number,
    init,
    sequence,
    discontinuities,
    startMs: time.startMs,
    durationMs: time.durationMs,
    bytes,
    startsAt: new Date(anchorMs + time.startMs),
  })
  if (!isCounted) return true
  const owner = await findLiveOwner(db, broadcast.liveId)
  const sent = await addDayMs(db, owner ?? 0, chinaDay(new Date()), time.durationMs)
  if (sent > DAY_HOURS_MAX * HOUR_MS) throw fail('StreamHoursUsed', { hours: DAY_HOURS_MAX })
  return true
}

/**
 * Stores a media segment, the bytes first: without its row nobody finds them, and the sender brings it again. False: it was
 * stored before.
 */
export async function storeMedia(context: Context<Input>, broadcast: Broadcast, bytes: Buffer): Promise<boolean> {
  const { input, db, language, providers, write } = context
  const { rendition, number, init } = input
  if (!broadcast.renditions.some(({ name }) => name === rendition)) throw badSegment('noRendition', language)
  const progress = await findProgress(db, broadcast.id, rendition)
  if (!isNext(broadcast, progress, number)) return false
  const lane = `${broadcast.id}-${rendition}`
  if (!arrivals.has(lane)) throw fail('StreamTooHeavy')
  arrivals.take(lane)
  const known =
    init < broadcast.firstInit ? undefined : await findInit(db, { broadcastId: broadcast.id, rendition, number: init })
  if (!known || init < (progress?.init ?? 0)) throw badSegment('noInit', language)
  const time = parseMedia(bytes, known.tracks)
  if (typeof time === 'string') throw badSegment(time, language)
  if (!continues(time, progress, init)) throw badSegment('time', language)
  await assertRate(db, broadcast, input, bytes.length, time.durationMs)
  const key = segmentKey({ id: broadcast.id, rendition, init, number })
  await filesOf(providers.storage).put(key, bytes, 'video/iso.segment')
  return write((transaction) => record(transaction, { broadcast, input, time, bytes: bytes.length }))
}
