import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { liveEncoders } from '../encoder.schema'
import { isStoppedFor } from '../stopped.match'

export type Encoder = typeof liveEncoders.$inferSelect

export async function findEncoder(db: Db, liveId: number): Promise<Encoder | undefined> {
  const [found] = await db.select().from(liveEncoders).where(eq(liveEncoders.liveId, liveId))
  return found
}

/** The encoder of a session, which nobody else changes until the transaction has ended. */
export async function lockEncoder(db: Db, liveId: number): Promise<Encoder | undefined> {
  const [found] = await db.select().from(liveEncoders).where(eq(liveEncoders.liveId, liveId)).for('update')
  return found
}

/** The same by its stream; undefined: its key was renewed. */
export async function lockStream(db: Db, stream: string): Promise<Encoder | undefined> {
  const [found] = await db.select().from(liveEncoders).where(eq(liveEncoders.stream, stream)).for('update')
  return found
}

/** Adds the encoder of a session; where somebody was first, theirs stays. */
export async function insertEncoder(db: Db, row: typeof liveEncoders.$inferInsert): Promise<void> {
  await db.insert(liveEncoders).values(row).onConflictDoNothing()
}

export async function updateEncoder(db: Db, liveId: number, set: Partial<Encoder>): Promise<void> {
  await db.update(liveEncoders).set(set).where(eq(liveEncoders.liveId, liveId))
}

const isStopped = isStoppedFor(liveEncoders.openedBy)

const watched = {
  liveId: liveEncoders.liveId,
  stream: liveEncoders.stream,
  source: liveEncoders.source,
  sourceAt: liveEncoders.sourceAt,
  status: liveRecords.status,
  isStopped,
}

/** Encoders that may send, or do. */
export const listWatchedEncoders = (db: Db) =>
  db
    .select(watched)
    .from(liveEncoders)
    .innerJoin(liveRecords, eq(liveRecords.id, liveEncoders.liveId))
    .where(or(inArray(liveRecords.status, [0, 1, 6]), ne(liveEncoders.source, '')))

export type WatchedEncoder = Awaited<ReturnType<typeof listWatchedEncoders>>[number]

/** Whether a session was stopped by the organizer. */
export async function isEncoderStopped(db: Db, liveId: number): Promise<boolean> {
  const [found] = await db
    .select({ isStopped })
    .from(liveEncoders)
    .innerJoin(liveRecords, eq(liveRecords.id, liveEncoders.liveId))
    .where(eq(liveEncoders.liveId, liveId))
  return found?.isStopped ?? false
}

/** Whether viewers may read a stream: its session is on. */
export async function isReadable(db: Db, stream: string): Promise<boolean> {
  const [found] = await db
    .select({ isStopped })
    .from(liveEncoders)
    .innerJoin(liveRecords, eq(liveRecords.id, liveEncoders.liveId))
    .where(and(eq(liveEncoders.stream, stream), inArray(liveRecords.status, [1, 6])))
  return found !== undefined && !found.isStopped
}
