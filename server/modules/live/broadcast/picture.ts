import { SILENT_MS } from '#contract/live/broadcast/limits.ts'
import { recordingAddress, renditionAddress } from '#contract/live/broadcast/rules.ts'
import { hasPlayable, isOnAir, type PullUrl } from '#contract/live/live/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Live } from '#server/modules/live/live/index.ts'
import { findBroadcastOf, listSent } from './broadcast.queries'
import { hasSegmentSince } from './segments.queries'

/** Whether a session is being sent now. */
export const hasPicture = (db: Db, liveId: number): Promise<boolean> =>
  hasSegmentSince(db, liveId, new Date(Date.now() - SILENT_MS))

const REPLAY = 2

/** The third entry is the one that is played (spec: live §3). */
const played = (address: string): string[] => ['', '', address]

/**
 * From where a session plays: what its host wrote, else its broadcast while it is on, and the recording of it once it is a
 * replay.
 */
export async function findPlayback(
  db: Db,
  live: Pick<Live, 'id' | 'status' | 'pullUrl' | 'mediaUrl'>,
): Promise<{ pullUrl: PullUrl; mediaUrl: string }> {
  const { pullUrl, mediaUrl } = live
  const isWritten = { pullUrl, mediaUrl }
  const needsPicture = isOnAir(live.status) && !hasPlayable(pullUrl)
  const needsRecording = live.status === REPLAY && mediaUrl === ''
  if (!needsPicture && !needsRecording) return isWritten
  const broadcast = await findBroadcastOf(db, live.id)
  if (!broadcast) return isWritten
  if (needsRecording)
    return broadcast.recording === 'ready' ? { pullUrl, mediaUrl: recordingAddress(broadcast.id) } : isWritten
  if (broadcast.state !== 'open' && broadcast.state !== 'silent') return isWritten
  const sent = await listSent(db, broadcast.id)
  const addressOf = (name: (typeof sent)[number]): string[] =>
    sent.includes(name) ? played(renditionAddress(broadcast.id, name)) : []
  return { pullUrl: { customld: addressOf('fluent'), customsd: addressOf('standard'), customhd: [] }, mediaUrl }
}
