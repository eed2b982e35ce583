import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type RenditionName, renditionNames } from '#contract/live/broadcast/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Broadcast, Progress } from './broadcast.queries'
import { broadcastDays, broadcastProgress, broadcasts, broadcastSegments } from './broadcast.schema'
import { liveRecords } from '#server/modules/live/live/index.ts'

export type Segment = typeof broadcastSegments.$inferSelect

interface Arrival {
  id: string
  init: number
  endMs: number
  /** 0 for renditions besides the first. */
  countedMs: number
  bytes: number
}

/**
 * Counts a segment of a broadcast that the transaction holds. Gives the moment, in ms since 1970, at which the time of its
 * initialization segment is 0.
 */
export async function countArrival(db: Db, { id, init, endMs, countedMs, bytes }: Arrival): Promise<number> {
  const began = sql`extract(epoch from clock_timestamp()) * 1000 - ${endMs}::float8`
  const [row] = await db
    .update(broadcasts)
    .set({
      lastSegmentAt: sql`clock_timestamp()`,
      storedMs: sql`${broadcasts.storedMs} + round(${countedMs}::float8)::bigint`,
      bytes: sql`${broadcasts.bytes} + ${bytes}::integer`,
      anchorInit: init,
      anchorMs: sql`case when ${broadcasts.anchorInit} = ${init}::integer then ${broadcasts.anchorMs} else ${began} end`,
    })
    .where(eq(broadcasts.id, id))
    .returning({ anchorMs: broadcasts.anchorMs })
  if (!row) throw new Error('the broadcast has gone')
  return row.anchorMs
}

export async function upsertProgress(db: Db, row: Progress): Promise<void> {
  await db
    .insert(broadcastProgress)
    .values(row)
    .onConflictDoUpdate({ target: [broadcastProgress.broadcastId, broadcastProgress.rendition], set: row })
}

export async function insertSegment(db: Db, row: Segment): Promise<void> {
  await db.insert(broadcastSegments).values(row)
}

/** Adds to what an owner sent on a day; gives the whole of it in ms. */
export async function addDayMs(db: Db, owner: number, day: string, ms: number): Promise<number> {
  const [row] = await db
    .insert(broadcastDays)
    .values({ owner, day, ms })
    .onConflictDoUpdate({
      target: [broadcastDays.owner, broadcastDays.day],
      set: { ms: sql`${broadcastDays.ms} + ${ms}::float8` },
    })
    .returning({ ms: broadcastDays.ms })
  return row?.ms ?? 0
}

export async function findDayMs(db: Db, owner: number, day: string): Promise<number> {
  const [row] = await db
    .select({ ms: broadcastDays.ms })
    .from(broadcastDays)
    .where(and(eq(broadcastDays.owner, owner), eq(broadcastDays.day, day)))
  return row?.ms ?? 0
}

const ofRendition = (id: string, rendition: RenditionName) =>
  and(eq(broadcastSegments.broadcastId, id), eq(broadcastSegments.rendition, rendition))

/** The last segments of a rendition, in their order. */
export async function listLast(db: Db, id: string, rendition: RenditionName, limit: number): Promise<Segment[]> {
  const rows = await db
    .select()
    .from(broadcastSegments)
    .where(ofRendition(id, rendition))
    .orderBy(desc(broadcastSegments.number))
    .limit(limit)
  return rows.toReversed()
}

/** ms that a rendition may lack of the longest one and still be whole: single segments are lost. */
const LOST_MS = 10_000
/** The least that it has of it. */
const WHOLE_SHARE = 0.9

/**
 * The renditions that have all of a broadcast, the best first. One that a device stopped sending, or that another device
 * added, has a part of it.
 */
export async function listWhole(db: Db, id: string): Promise<RenditionName[]> {
  const rows = await db
    .select({ name: broadcastSegments.rendition, ms: sql<number>`sum(${broadcastSegments.durationMs})::float8` })
    .from(broadcastSegments)
    .where(eq(broadcastSegments.broadcastId, id))
    .groupBy(broadcastSegments.rendition)
  const longest = Math.max(...rows.map(({ ms }) => ms))
  const whole = new Set(
    rows.filter(({ ms }) => ms >= Math.max(longest - LOST_MS, longest * WHOLE_SHARE)).map(({ name }) => name),
  )
  return renditionNames.filter((name) => whole.has(name))
}

/** All segments of a rendition, in their order. */
export const listAll = (db: Db, id: string, rendition: RenditionName): Promise<Segment[]> =>
  db.select().from(broadcastSegments).where(ofRendition(id, rendition)).orderBy(asc(broadcastSegments.number))

/** Segments of a broadcast, at most `limit`; `before`: only those that were followed by so many of their rendition. */
export async function listToRemove(
  db: Db,
  { id, before = 0, limit }: { id: string; before?: number; limit: number },
): Promise<Pick<Segment, 'rendition' | 'number' | 'init'>[]> {
  const newest = sql`(select max(later.number) from ${broadcastSegments} later
    where later.broadcast_id = ${broadcastSegments.broadcastId} and later.rendition = ${broadcastSegments.rendition})`
  return db
    .select({
      rendition: broadcastSegments.rendition,
      number: broadcastSegments.number,
      init: broadcastSegments.init,
    })
    .from(broadcastSegments)
    .where(
      and(
        eq(broadcastSegments.broadcastId, id),
        before === 0 ? undefined : sql`${broadcastSegments.number} <= ${newest} - ${before}::integer`,
      ),
    )
    .limit(limit)
}

export async function deleteSegments(
  db: Db,
  id: string,
  removed: readonly Pick<Segment, 'rendition' | 'number'>[],
): Promise<void> {
  for (const name of new Set(removed.map(({ rendition }) => rendition))) {
    const numbers = removed.filter(({ rendition }) => rendition === name).map(({ number }) => number)
    await db.delete(broadcastSegments).where(and(ofRendition(id, name), inArray(broadcastSegments.number, numbers)))
  }
}

/** Bytes of all stored broadcasts of an exhibitor; null: of the fair. */
export async function sumBytes(db: Db, exhibitorId: number | null): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${broadcasts.bytes}), 0)::float8` })
    .from(broadcasts)
    .innerJoin(liveRecords, eq(liveRecords.id, broadcasts.liveId))
    .where(
      and(
        exhibitorId === null ? isNull(liveRecords.exhibitorId) : eq(liveRecords.exhibitorId, exhibitorId),
        inArray(broadcasts.recording, ['recording', 'ready']),
      ),
    )
  return row?.bytes ?? 0
}

/** Broadcasts that are to lose their segments: past their time, deleted, or ended without a recording. */
export const listRemovable = (db: Db, now: Date): Promise<Pick<Broadcast, 'id' | 'recording' | 'still'>[]> =>
  db
    .select({ id: broadcasts.id, recording: broadcasts.recording, still: broadcasts.still })
    .from(broadcasts)
    .where(
      and(
        inArray(broadcasts.state, ['ended', 'stopped']),
        or(
          and(eq(broadcasts.recording, 'ready'), lt(broadcasts.expiresAt, now)),
          and(
            inArray(broadcasts.recording, ['deleted', 'full', 'expired']),
            sql`exists (select from ${broadcastSegments} where ${broadcastSegments.broadcastId} = ${broadcasts.id})`,
          ),
        ),
      ),
    )

/** Whether a session has a segment that arrived since a moment. */
export async function hasSegmentSince(db: Db, liveId: number, since: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.liveId, liveId),
        inArray(broadcasts.state, ['open', 'silent']),
        gte(broadcasts.lastSegmentAt, since),
      ),
    )
  return found !== undefined
}
