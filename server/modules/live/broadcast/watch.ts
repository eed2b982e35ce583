import { statfs } from 'node:fs/promises'
import {
  RECORDING_DAYS,
  RECORDING_SPARE_BYTES,
  SILENT_MS,
  STORED_BYTES_MAX,
  WINDOW_SEGMENTS,
} from '#contract/live/broadcast/limits.ts'
import { stillAddress } from '#contract/live/broadcast/rules.ts'
import { isOnAir } from '#contract/live/live/rules.ts'
import type { Config } from '#server/config.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import { listLivesOn, moveStatus, setLiveStill, withdrawLive } from '#server/modules/live/live/index.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { updateBroadcast } from './broadcast.queries'
import { dropCaptioning } from './captions/captioning.queries'
import { removeFiles } from './remove'
import { sumBytes } from './segments.queries'
import { addViewerCount, endBroadcast, listWatched, moveState, type Watched } from './watch.queries'

const [LIVE, INTERRUPTED] = [1, 6] as const
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** ms: a sender that brings a segment a second is back */
const BACK_MS = 3_000
/** Segments that viewers may be behind in a list that nobody records. */
const LEFT_BEHIND = WINDOW_SEGMENTS * 3

export interface Watching extends Pick<Database, 'db' | 'write'> {
  realtime: Realtime
  storage: StoragePort
  config: Pick<Config, 'dataDir' | 's3'>
}

/** When a recording that ends now is deleted. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + RECORDING_DAYS * DAY_MS)

/** The session of a hidden exhibitor or a disabled account stops at once. */
async function stop({ write }: Watching, { liveId }: Watched): Promise<boolean> {
  await write(async (db) => {
    await endBroadcast(db, liveId, { state: 'stopped', expiresAt: expiryFrom(new Date()) })
    await withdrawLive(db, liveId)
  })
  return true
}

/** Interrupts a session that no segment came of, and continues it when they come again. Gives whether its status changed. */
async function follow({ write }: Watching, { id, liveId, state, status, silentMs }: Watched): Promise<boolean> {
  const silent = silentMs ?? 0
  if (state === 'open' && status === LIVE && silent >= SILENT_MS)
    return write(async (db) => {
      if (!(await moveState(db, id, { from: 'open', to: 'silent', silentMs: SILENT_MS }))) return false
      return moveStatus(db, liveId, { from: LIVE, to: INTERRUPTED })
    })
  if (state !== 'silent' || silent > BACK_MS) return false
  return write(async (db) => {
    if (!(await moveState(db, id, { from: 'silent', to: 'open' }))) return false
    return moveStatus(db, liveId, { from: INTERRUPTED, to: LIVE })
  })
}

/** The lists of sessions show the picture of those that are on. */
async function showStill({ write }: Watching, { id, liveId, still, status, stillUrl }: Watched): Promise<void> {
  const address = still > 0 && isOnAir(status) ? stillAddress(id, still) : ''
  if (address !== stillUrl) await write((db) => setLiveStill(db, liveId, address))
}

async function hasDisk({ dataDir, s3 }: Watching['config']): Promise<boolean> {
  if (s3) return true
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= RECORDING_SPARE_BYTES
}

/** Where the disk or the exhibitor's share is full, a session goes on without a recording. */
async function limitRecording(watching: Watching, watched: Watched): Promise<void> {
  const { db, write, config } = watching
  const { id, recording, exhibitorId } = watched
  if (recording === 'recording') {
    if ((await hasDisk(config)) && (await sumBytes(db, exhibitorId)) < STORED_BYTES_MAX) return
    await write((transaction) => updateBroadcast(transaction, id, { recording: 'full' }))
  }
  await removeFiles(watching, { id, before: LEFT_BEHIND })
}

async function lookAfter(watching: Watching, one: Watched): Promise<void> {
  const isMoved = one.isStopped ? await stop(watching, one) : await follow(watching, one)
  if (isMoved) watching.realtime.emit(watcherRoom(one.liveId), 'liveChanged', { liveId: one.liveId })
  await showStill(watching, one)
  await limitRecording(watching, one)
}

/**
 * Looks after the broadcasts under way: interrupted, continued, stopped, full. Every server may do it; one that fails
 * holds up no other. Who has a session open is notified where its status changed.
 */
export async function watchBroadcasts(watching: Watching): Promise<void> {
  const failures: unknown[] = []
  for (const one of await listWatched(watching.db))
    await lookAfter(watching, one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'broadcasts were not looked after')
}

/** Notes how many watch each session that is on, once a minute, for its summary. */
export async function countViewers(
  { db, write, realtime }: Pick<Watching, 'db' | 'write' | 'realtime'>,
  now = new Date(),
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  for (const { id } of await listLivesOn(db)) {
    const viewers = await realtime.countPeople(watcherRoom(id))
    await write((transaction) => addViewerCount(transaction, id, minute, viewers))
  }
}

/** Ends the broadcast of a session that has ended; its recording is stored for RECORDING_DAYS. Captions of one that was never live go. */
export async function endOf(db: Db, liveId: number, wasLive: boolean): Promise<void> {
  if (!wasLive) await dropCaptioning(db, liveId)
  await endBroadcast(db, liveId, { state: 'ended', expiresAt: expiryFrom(new Date()) })
}
