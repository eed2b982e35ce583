import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/live/broadcast/endpoints.ts'
import { downloadAddress, recordingAddress, stillAddress } from '#contract/live/broadcast/rules.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getRunnable } from '#server/modules/live/live/index.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { type Broadcast, findBroadcastOf, lockBroadcastOf, updateBroadcast } from '../broadcast.queries'
import { deleteCaptions } from '../captions/captions.queries'
import { hostKey } from '../media/shown'
import { removeFiles } from '../remove'
import { expiryFrom } from '../watch'
import { listAll, listWhole } from '../segments.queries'
import { durationOf, trimmed } from './trim'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type Recording = OutputOf<typeof contract.trimRecording>

/** ms that a recording has at least */
const REMAINING_MS = 5_000

function present(broadcast: Broadcast): Recording {
  const { id, recording, storedMs, bytes, trimStartMs, trimEndMs, expiresAt, version } = broadcast
  const key = `?key=${hostKey(broadcast)}`
  return {
    broadcastId: id,
    state: recording,
    wholeUrl: recordingAddress(id) + key,
    downloadUrl: downloadAddress(id) + key,
    durationMs: storedMs,
    bytes,
    trimStartMs,
    trimEndMs,
    expiresAt: (expiresAt ?? expiryFrom(new Date())).toISOString(),
    version,
  }
}

/** What the host sees of the broadcast of a session. Throws LiveNotFound, NotYourLive. */
export async function getReport(
  context: Context<Input<'getBroadcast'>>,
): Promise<OutputOf<typeof contract.getBroadcast>> {
  const { live } = await getRunnable(context, context.input.liveId)
  const found = await findBroadcastOf(context.db, live.id)
  if (!found) return { broadcast: null }
  const { id, state, recording, startedAt, lastSegmentAt, storedMs, bytes, still } = found
  return {
    broadcast: {
      broadcastId: id,
      state,
      recording,
      startedAt: startedAt.toISOString(),
      lastSegmentAt: lastSegmentAt?.toISOString() ?? '',
      storedMs,
      bytes,
      viewers: await context.realtime.countPeople(watcherRoom(live.id)),
      stillUrl: still > 0 ? stillAddress(id, still) : '',
    },
  }
}

/** Throws LiveNotFound, NotYourLive. */
export async function getRecording(
  context: Context<Input<'getRecording'>>,
): Promise<OutputOf<typeof contract.getRecording>> {
  const { live } = await getRunnable(context, context.input.liveId)
  const found = await findBroadcastOf(context.db, live.id)
  return { recording: found && found.storedMs > 0 ? present(found) : null }
}

/** Throws RecordingNotFound where there is nothing that could be watched, RecordingChanged. */
function assertSeen(broadcast: Broadcast | undefined, version: number): Broadcast {
  if (broadcast?.recording !== 'ready') throw fail('RecordingNotFound')
  if (broadcast.version !== version) throw fail('RecordingChanged')
  return broadcast
}

/** Throws LiveNotFound, NotYourLive, RecordingNotFound, RecordingChanged, TrimImpossible. */
export async function trimRecording(context: Context<Input<'trimRecording'>>): Promise<Recording> {
  const { input, write } = context
  const { trimStartMs, trimEndMs } = input
  const { live } = await getRunnable(context, input.liveId)
  const changed = await write(async (db) => {
    const broadcast = assertSeen(await lockBroadcastOf(db, live.id), input.version)
    const [best] = await listWhole(db, broadcast.id)
    const all = best ? await listAll(db, broadcast.id, best) : []
    if (durationOf(trimmed(all, { trimStartMs, trimEndMs })) < REMAINING_MS)
      throw fail('TrimImpossible', { seconds: REMAINING_MS / 1_000 })
    const set = { trimStartMs, trimEndMs, version: broadcast.version + 1 }
    await updateBroadcast(db, broadcast.id, set)
    return { ...broadcast, ...set }
  })
  return present(changed)
}

/** Throws LiveNotFound, NotYourLive, RecordingNotFound, RecordingChanged. */
export async function deleteRecording(context: Context<Input<'deleteRecording'>>): Promise<Record<string, never>> {
  const { input, db, write, providers } = context
  const { live } = await getRunnable(context, input.liveId)
  const id = await write(async (transaction) => {
    const broadcast = assertSeen(await lockBroadcastOf(transaction, live.id), input.version)
    const set = { recording: 'deleted', storedMs: 0, bytes: 0, version: broadcast.version + 1 } as const
    await updateBroadcast(transaction, broadcast.id, set)
    await deleteCaptions(transaction, broadcast.id)
    return broadcast.id
  })
  // What is left, because the storage fails, the sweep removes.
  await removeFiles({ db, write, storage: providers.storage }, { id }).catch((error: unknown) =>
    context.logFailure(error, 'a recording was not removed'),
  )
  return {}
}
