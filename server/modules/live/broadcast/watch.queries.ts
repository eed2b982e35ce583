import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import type { Broadcast } from './broadcast.queries'
import { broadcasts, liveViewerCounts } from './broadcast.schema'
import { beginCaptions } from './captions/captioning.queries'
import { isStoppedFor } from './stopped.match'

/** The next version of a still, for whoever still has the key; false where another was stored. */
export async function setStill(
  db: Db,
  { id, keyHash }: Pick<Broadcast, 'id' | 'keyHash'>,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const set = await db
    .update(broadcasts)
    .set({ still: to })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.keyHash, keyHash), eq(broadcasts.still, from)))
    .returning({ id: broadcasts.id })
  return set.length > 0
}

/** Broadcasts that take segments, with what is decided by; `silentMs`: since the last segment. */
export const listWatched = (db: Db) =>
  db
    .select({
      id: broadcasts.id,
      liveId: broadcasts.liveId,
      state: broadcasts.state,
      recording: broadcasts.recording,
      still: broadcasts.still,
      status: liveRecords.status,
      stillUrl: liveRecords.stillUrl,
      exhibitorId: liveRecords.exhibitorId,
      silentMs: sql<
        number | null
      >`(extract(epoch from clock_timestamp() - ${broadcasts.lastSegmentAt}) * 1000)::float8`,
      /** By the organizer, who hid its exhibitor or disabled the account that sends. */
      isStopped: isStoppedFor(broadcasts.openedBy),
    })
    .from(broadcasts)
    .innerJoin(liveRecords, eq(liveRecords.id, broadcasts.liveId))
    .where(and(inArray(broadcasts.state, ['open', 'silent']), isNotNull(broadcasts.lastSegmentAt)))

export type Watched = Awaited<ReturnType<typeof listWatched>>[number]

/** Moves a broadcast from one state to the next; false when it was moved meanwhile. */
export async function moveState(
  db: Db,
  id: string,
  { from, to, silentMs }: { from: Broadcast['state']; to: Broadcast['state']; silentMs?: number },
): Promise<boolean> {
  const moved = await db
    .update(broadcasts)
    .set({ state: to })
    .where(
      and(
        eq(broadcasts.id, id),
        eq(broadcasts.state, from),
        silentMs === undefined
          ? undefined
          : lt(broadcasts.lastSegmentAt, sql`clock_timestamp() - ${silentMs}::integer * interval '1 ms'`),
      ),
    )
    .returning({ id: broadcasts.id })
  return moved.length > 0
}

/**
 * Ends the broadcast of a session, if it has one: what was recorded is there until `expiresAt`. `stopped` by the organizer: it
 * is never continued.
 */
export async function endBroadcast(
  db: Db,
  liveId: number,
  { state, expiresAt }: { state: 'ended' | 'stopped'; expiresAt: Date },
): Promise<void> {
  await db
    .update(broadcasts)
    .set({
      state,
      endedAt: sql`now()`,
      expiresAt,
      // Nothing was sent: there is nothing to watch.
      recording: sql`case when ${broadcasts.recording} <> 'recording' then ${broadcasts.recording}
        when ${broadcasts.storedMs} = 0 then 'deleted' else 'ready' end`,
    })
    .where(and(eq(broadcasts.liveId, liveId), inArray(broadcasts.state, ['open', 'silent'])))
}

/** ms by which the sum of whole segments is rounded at most */
const ROUNDING_MS = 100

/** Has the recording and the captions of a session begin now: what was sent before it was live was meant for nobody. */
export async function beginRecording(db: Db, liveId: number): Promise<void> {
  // In the order of who records a caption: neither waits for the other in turn.
  await beginCaptions(db, liveId)
  await db
    .update(broadcasts)
    .set({ trimStartMs: sql`${broadcasts.storedMs} + ${ROUNDING_MS}` })
    .where(eq(broadcasts.liveId, liveId))
}

/** Counts the viewers of a session in a minute, once. */
export async function addViewerCount(db: Db, liveId: number, minute: Date, viewers: number): Promise<void> {
  await db.insert(liveViewerCounts).values({ liveId, minute, viewers }).onConflictDoNothing()
}

/** The most, the average, and the sum of the viewers of a session's minutes. */
export async function sumViewers(db: Db, liveId: number) {
  const { viewers } = liveViewerCounts
  const [row] = await db
    .select({
      peak: sql<number>`coalesce(max(${viewers}), 0)::integer`,
      average: sql<number>`coalesce(round(avg(${viewers}), 1), 0)::float8`,
      minutes: sql<number>`coalesce(sum(${viewers}), 0)::integer`,
    })
    .from(liveViewerCounts)
    .where(eq(liveViewerCounts.liveId, liveId))
  return { peak: row?.peak ?? 0, average: row?.average ?? 0, minutes: row?.minutes ?? 0 }
}
