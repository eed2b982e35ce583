import { LRUCache } from 'lru-cache'
import { createHmac } from 'node:crypto'
import type { RenditionName } from '#contract/live/broadcast/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Broadcast, findShown, listSent } from '../broadcast.queries'
import { type CaptionTrack, listTracks } from '../captions/captions.queries'
import { listAll, listWhole, type Segment } from '../segments.queries'
import { trimmed } from '../recording/trim'

const [NOT_STARTED, COVER_ONLY, REPLAY] = [0, 3, 2] as const

/** ms for which a process answers from what it has read: a thousand viewers cost one reading */
export const LIST_MS = 300
/** As `openBroadcast` makes them; what is none need not be looked for. */
const ID = /^[0-9a-f]{32}$/
const SHOWN_MS = 1_000
const RECORDING_MS = 2_000

/**
 * `renditions`: those that are sent now, of a recording those that have all of it; the best first. `tracks`: the captions of a
 * recording.
 */
export type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>> & {
  renditions: RenditionName[]
  tracks: CaptionTrack[]
}

export const isUnderWay = ({ broadcast: { state } }: { broadcast: Pick<Broadcast, 'state'> }): boolean =>
  state === 'open' || state === 'silent'

/** What opens a recording to its host before visitors see it, and untrimmed. */
export const hostKey = ({ id, keyHash }: Pick<Broadcast, 'id' | 'keyHash'>): string =>
  createHmac('sha256', keyHash).update(`recording ${id}`).digest('base64url')

/** Whether visitors see a broadcast as it is sent. Before its session is live the host's key opens it alone. */
export const isLiveShown = ({ broadcast, status, isHidden }: Shown, key = ''): boolean =>
  broadcast.state !== 'stopped' &&
  !isHidden &&
  status !== COVER_ONLY &&
  (status !== NOT_STARTED || key === hostKey(broadcast))

/** Whether visitors see its recording. */
export const isRecordingShown = (shown: Shown): boolean =>
  shown.broadcast.recording === 'ready' && shown.status === REPLAY && isLiveShown(shown)

/** The key of whoever may watch a recording: visitors have none and need none; undefined: nobody may. */
export function keyFor(shown: Shown, sent: string): { isHost: boolean } | undefined {
  const isStored = shown.broadcast.recording === 'ready'
  if (sent !== '') return isStored && sent === hostKey(shown.broadcast) ? { isHost: true } : undefined
  return isRecordingShown(shown) ? { isHost: false } : undefined
}

/** What a process has read of broadcasts a moment ago. */
export function openShown(db: Db) {
  const shown = new LRUCache<string, Shown>({
    max: 1_000,
    ttl: SHOWN_MS,
    fetchMethod: async (id, _stale, { options }) => {
      const found = await findShown(db, id)
      if (!found) return undefined
      // Viewers come at once when it begins.
      if (found.status === NOT_STARTED) options.ttl = LIST_MS
      if (isUnderWay(found)) return { ...found, renditions: await listSent(db, found.broadcast), tracks: [] }
      return { ...found, renditions: await listWhole(db, id), tracks: await listTracks(db, id) }
    },
  })
  const recordings = new LRUCache<string, Segment[], { id: string; rendition: RenditionName }>({
    max: 50,
    ttl: RECORDING_MS,
    fetchMethod: async (_key, _stale, { context: { id, rendition } }) => listAll(db, id, rendition),
  })
  return {
    find: async (id: string): Promise<Shown | undefined> => (ID.test(id) ? shown.fetch(id) : undefined),
    /** The segments of a recording: to visitors as it is trimmed, to its host all. */
    async listRecording(broadcast: Broadcast, rendition: RenditionName, isHost: boolean): Promise<Segment[]> {
      const { id } = broadcast
      const all = (await recordings.fetch(`${id}-${rendition}`, { context: { id, rendition } })) ?? []
      return isHost ? all : trimmed(all, broadcast)
    },
  }
}

export type ShownBroadcasts = ReturnType<typeof openShown>
