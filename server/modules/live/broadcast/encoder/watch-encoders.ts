import { hasEnded } from '#contract/live/live/rules.ts'
import { findLive, withdrawLive } from '#server/modules/live/live/index.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { listWatchedEncoders, lockEncoder, updateEncoder, type WatchedEncoder } from './encoder.queries'
import { hasUsedDay } from './find-refusal'
import { beginSource, countSent, endSource, type Following } from './follow'

/** ms after its beginning within which a connection that the media server does not list is not yet missed */
const LISTED_MS = 10_000
/** ms between two additions to the hours of the day */
const COUNT_MS = 30_000

/** Cuts off an encoder that may not send any more. Viewers first: the media server may not answer. */
async function stop(
  following: Following,
  { liveId, stream, source, status, isStopped }: WatchedEncoder,
): Promise<void> {
  if (isStopped && !hasEnded(status)) {
    await following.write((db) => withdrawLive(db, liveId))
    following.realtime.emit(watcherRoom(liveId), 'liveChanged', { liveId })
  }
  await following.ingest.stop(stream)
  if (source !== '') await endSource(following, { stream, source })
}

/** Adds to the hours of the day. Gives whether they are used up. */
async function count({ write }: Following, { liveId }: WatchedEncoder): Promise<boolean> {
  return write(async (db) => {
    const encoder = await lockEncoder(db, liveId)
    const live = await findLive(db, liveId)
    if (!encoder || !live || encoder.source === '') return false
    const now = new Date()
    if (encoder.countedAt && now.getTime() - encoder.countedAt.getTime() < COUNT_MS) return false
    const counted = await countSent(db, encoder, live.exhibitorId, now)
    const isUsed = await hasUsedDay(db, live.exhibitorId)
    await updateEncoder(db, liveId, { ...counted, ...(isUsed ? { refusal: 'hoursUsed' } : {}) })
    return isUsed
  })
}

/** Does what hooks that were lost would have done. `listed`: whoever sends, as the media server has it; null: nobody. */
async function reconcile(following: Following, one: WatchedEncoder, listed: string | null | undefined): Promise<void> {
  const { stream, source, sourceAt } = one
  if (listed === null) {
    const isNew = sourceAt !== null && Date.now() - sourceAt.getTime() < LISTED_MS
    if (source !== '' && !isNew) await endSource(following, { stream, source })
    return
  }
  if (listed !== undefined && listed !== source) await beginSource(following, { stream, source: listed })
}

/**
 * Compares the encoders with what the media server says. Every server may do it; one encoder that fails holds up no other.
 * Rejects where any did.
 */
export async function watchEncoders(following: Following): Promise<void> {
  const { db, ingest } = following
  if (!ingest.available) return
  // Before the list of the media server is read: what begins meanwhile is not taken for ended.
  const encoders = await listWatchedEncoders(db)
  if (encoders.length === 0) return
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error))
  const mayNot = ({ status, isStopped }: WatchedEncoder): boolean => isStopped || hasEnded(status)
  for (const one of encoders.filter(mayNot))
    if (one.source !== '' || one.status === 1) await attempt(stop(following, one))
  const may = encoders.filter((one) => !mayNot(one))
  for (const one of may)
    if (one.source !== '')
      await attempt(count(following, one).then((isUsed) => (isUsed ? ingest.stop(one.stream) : undefined)))
  const publishing = await ingest.findPublishing(may.map(({ stream }) => stream))
  for (const one of may) {
    const listed = publishing.has(one.stream) ? publishing.get(one.stream) : null
    await attempt(reconcile(following, one, listed))
  }
  const known = new Set(may.map(({ stream }) => stream))
  // Former keys, and sessions that have ended.
  for (const stream of publishing.keys()) if (!known.has(stream)) await attempt(ingest.stop(stream))
  if (failures.length > 0) throw new AggregateError(failures, 'encoders were not looked after')
}
