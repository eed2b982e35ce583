import { chinaDay } from '#contract/core/china-time.ts'
import { findLive, liveConnections, moveStatus } from '#server/modules/live/live/index.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import type { IngestPort } from '#server/providers/ingest/port.ts'
import { addDayMs } from '../segments.queries'
import { type Encoder, lockStream, updateEncoder } from './encoder.queries'
import { findRefusal } from './find-refusal'

export interface Following extends Pick<Database, 'db' | 'write'> {
  ingest: IngestPort
  realtime: Pick<Realtime, 'emit'>
}

interface Reported {
  stream: string
  source: string
  /** When it happened, where the media server says so. */
  at?: Date
}

const [NOT_STARTED, LIVE, INTERRUPTED] = [0, 1, 6] as const

/** Adds what was sent since it was counted last to the hours of the day. Gives its new columns. */
export async function countSent(
  db: Db,
  { countedAt }: Encoder,
  exhibitorId: number | null,
  now = new Date(),
): Promise<Pick<Encoder, 'countedAt'>> {
  const ms = countedAt ? Math.max(0, now.getTime() - countedAt.getTime()) : 0
  if (ms > 0) await addDayMs(db, exhibitorId ?? 0, chinaDay(now), ms)
  return { countedAt: now }
}

/** The picture starts the session, or continues one that lost its picture. Gives whether its status changed. */
async function start(
  db: Db,
  liveId: number,
  { status, isLost }: { status: number; isLost: boolean },
): Promise<boolean> {
  if (status === INTERRUPTED) return isLost && (await moveStatus(db, liveId, { from: INTERRUPTED, to: LIVE }))
  if (status !== NOT_STARTED || !(await moveStatus(db, liveId, { from: NOT_STARTED, to: LIVE }))) return false
  await liveConnections.port.announceStart(db, liveId)
  return true
}

async function begin(db: Db, { stream, source, at }: Reported) {
  const encoder = await lockStream(db, stream)
  const live = encoder && (await findLive(db, encoder.liveId))
  if (!encoder || !live) return { isRefused: true }
  const isOld = at !== undefined && encoder.sourceAt !== null && at < encoder.sourceAt
  if (isOld || encoder.source === source || encoder.endedSource === source) return {}
  const refusal = await findRefusal(db, live, encoder)
  if (refusal !== '') {
    await updateEncoder(db, live.id, { refusal })
    return { isRefused: true }
  }
  const now = new Date()
  await updateEncoder(db, live.id, { source, sourceAt: at ?? now, isLost: false, refusal: '', countedAt: now })
  const isMoved = await start(db, live.id, { status: live.status, isLost: encoder.isLost })
  return isMoved ? { moved: live.id } : {}
}

async function end(db: Db, { stream, source }: Reported) {
  const encoder = await lockStream(db, stream)
  const live = encoder && (await findLive(db, encoder.liveId))
  if (!encoder || !live) return {}
  if (encoder.source !== source) {
    // Its beginning may arrive later. Where another one sends, that one goes on.
    await updateEncoder(db, live.id, { endedSource: source })
    return {}
  }
  const isLost = live.status === LIVE
  const counted = await countSent(db, encoder, live.exhibitorId)
  await updateEncoder(db, live.id, { source: '', endedSource: source, endedAt: new Date(), isLost, ...counted })
  return isLost && (await moveStatus(db, live.id, { from: LIVE, to: INTERRUPTED })) ? { moved: live.id } : {}
}

const notify = ({ realtime }: Following, liveId: number | undefined): void => {
  if (liveId !== undefined) realtime.emit(watcherRoom(liveId), 'liveChanged', { liveId })
}

/** A connection began to send. One that may not is disconnected. Rejects where the media server cannot be reached. */
export async function beginSource(following: Following, reported: Reported): Promise<void> {
  const { isRefused, moved } = await following.write((db) => begin(db, reported))
  notify(following, moved)
  if (isRefused) await following.ingest.stop(reported.stream)
}

/** A connection ended: its session is interrupted, unless another connection sends. */
export async function endSource(following: Following, reported: Reported): Promise<void> {
  const { moved } = await following.write((db) => end(db, reported))
  notify(following, moved)
}
