import { SILENT_MS } from '#contract/live/broadcast/limits.ts'
import { recordingAddress, renditionAddress } from '#contract/live/broadcast/rules.ts'
import { hasPlayable, isOnAir, type PullUrl } from '#contract/live/live/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Live } from '#server/modules/live/live/index.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { IngestPort } from '#server/providers/ingest/port.ts'
import { findEncoder } from './encoder/encoder.queries'
import { findBroadcastOf, listSent } from './broadcast.queries'
import { hasSegmentSince } from './segments.queries'

/** Whether a browser is sending a session now. */
export const hasSegments = (db: Db, liveId: number): Promise<boolean> =>
  hasSegmentSince(db, liveId, new Date(Date.now() - SILENT_MS))

/** Whether a session is being sent now, by a browser or an encoder. */
export const hasPicture = async (db: Db, liveId: number): Promise<boolean> =>
  (await hasSegments(db, liveId)) || ((await findEncoder(db, liveId))?.source ?? '') !== ''

const REPLAY = 2

/** The third entry is the one that is played (spec: live §3). */
const played = (address: string): string[] => ['', '', address]

/** What viewers play of an encoder: nothing of one that its session has not, or no longer. */
async function findEncoded(db: Db, ingest: IngestPort, live: Pick<Live, 'id' | 'status'>): Promise<string[]> {
  if (!ingest.available || !isOnAir(live.status)) return []
  const encoder = await findEncoder(db, live.id)
  return encoder && (encoder.source !== '' || encoder.isLost) ? ingest.pullAddresses(encoder.stream) : []
}

/**
 * From where a session plays: what its encoder sends, else what its host wrote, else its broadcast while it is on, and the recording of it once it is a
 * replay.
 */
export async function findPlayback(
  { db, providers: { ingest } }: Pick<Context<unknown>, 'db' | 'providers'>,
  live: Pick<Live, 'id' | 'status' | 'pullUrl' | 'mediaUrl'>,
): Promise<{ pullUrl: PullUrl; mediaUrl: string }> {
  const { pullUrl, mediaUrl } = live
  const isWritten = { pullUrl, mediaUrl }
  const encoded = await findEncoded(db, ingest, live)
  if (encoded.length > 0) return { pullUrl: { customld: [], customsd: encoded, customhd: [] }, mediaUrl }
  const needsPicture = isOnAir(live.status) && !hasPlayable(pullUrl)
  const needsRecording = live.status === REPLAY && mediaUrl === ''
  if (!needsPicture && !needsRecording) return isWritten
  const broadcast = await findBroadcastOf(db, live.id)
  if (!broadcast) return isWritten
  if (needsRecording)
    return broadcast.recording === 'ready' ? { pullUrl, mediaUrl: recordingAddress(broadcast.id) } : isWritten
  if (broadcast.state !== 'open' && broadcast.state !== 'silent') return isWritten
  const sent = await listSent(db, broadcast)
  const addressOf = (name: (typeof sent)[number]): string[] =>
    sent.includes(name) ? played(renditionAddress(broadcast.id, name)) : []
  return { pullUrl: { customld: addressOf('fluent'), customsd: addressOf('standard'), customhd: [] }, mediaUrl }
}
