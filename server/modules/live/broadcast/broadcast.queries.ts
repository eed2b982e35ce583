import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { RenditionName } from '#contract/live/broadcast/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { broadcastInits, broadcastProgress, broadcasts } from './broadcast.schema'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { isExhibitorHidden } from './stopped.match'

export type Broadcast = typeof broadcasts.$inferSelect
export type Init = typeof broadcastInits.$inferSelect
export type Progress = typeof broadcastProgress.$inferSelect

export async function findBroadcast(db: Db, id: string): Promise<Broadcast | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.id, id))
  return found
}

export async function findBroadcastOf(db: Db, liveId: number): Promise<Broadcast | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.liveId, liveId))
  return found
}

/** The broadcast of a session, which nobody else changes until the transaction has ended. */
export async function lockBroadcastOf(db: Db, liveId: number): Promise<Broadcast | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.liveId, liveId)).for('update')
  return found
}

/** A broadcast, which nobody else changes until the transaction has ended. */
export async function lockBroadcast(db: Db, id: string): Promise<Broadcast | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
  return found
}

/** Adds a broadcast; undefined where the session has one already. */
export async function insertBroadcast(db: Db, row: typeof broadcasts.$inferInsert): Promise<Broadcast | undefined> {
  const [added] = await db.insert(broadcasts).values(row).onConflictDoNothing().returning()
  return added
}

export async function updateBroadcast(db: Db, id: string, set: Partial<Broadcast>): Promise<void> {
  await db.update(broadcasts).set(set).where(eq(broadcasts.id, id))
}

/** The numbers that follow those of every rendition. */
export async function findNextNumbers(db: Db, id: string): Promise<{ nextInit: number; nextNumber: number }> {
  const [inits] = await db
    .select({ next: sql<number>`coalesce(max(${broadcastInits.number}) + 1, 0)::integer` })
    .from(broadcastInits)
    .where(eq(broadcastInits.broadcastId, id))
  const [segments] = await db
    .select({ next: sql<number>`coalesce(max(${broadcastProgress.number}) + 1, 0)::integer` })
    .from(broadcastProgress)
    .where(eq(broadcastProgress.broadcastId, id))
  return { nextInit: inits?.next ?? 0, nextNumber: segments?.next ?? 0 }
}

export async function findInit(
  db: Db,
  { broadcastId, rendition, number }: { broadcastId: string; rendition: RenditionName; number: number },
): Promise<Init | undefined> {
  const [found] = await db
    .select()
    .from(broadcastInits)
    .where(
      and(
        eq(broadcastInits.broadcastId, broadcastId),
        eq(broadcastInits.rendition, rendition),
        eq(broadcastInits.number, number),
      ),
    )
  return found
}

/** Every initialization segment of a rendition, the last first. */
export const listInits = (db: Db, broadcastId: string): Promise<Init[]> =>
  db
    .select()
    .from(broadcastInits)
    .where(eq(broadcastInits.broadcastId, broadcastId))
    .orderBy(desc(broadcastInits.number))

/** Adds an initialization segment; false where there is one of this number. */
export async function insertInit(db: Db, row: Init): Promise<boolean> {
  const added = await db
    .insert(broadcastInits)
    .values(row)
    .onConflictDoNothing()
    .returning({ number: broadcastInits.number })
  return added.length > 0
}

export async function findProgress(db: Db, id: string, rendition: RenditionName): Promise<Progress | undefined> {
  const [found] = await db
    .select()
    .from(broadcastProgress)
    .where(and(eq(broadcastProgress.broadcastId, id), eq(broadcastProgress.rendition, rendition)))
  return found
}

/** The renditions that its device sends and that have segments, the best first. */
export async function listSent(db: Db, { id, renditions }: Pick<Broadcast, 'id' | 'renditions'>) {
  const rows = await db
    .select({ rendition: broadcastProgress.rendition })
    .from(broadcastProgress)
    .where(eq(broadcastProgress.broadcastId, id))
  const begun = new Set(rows.map(({ rendition }) => rendition))
  return renditions.map(({ name }) => name).filter((name) => begun.has(name))
}

/** A broadcast with what says whether visitors may see it. */
export async function findShown(db: Db, id: string) {
  const [found] = await db
    .select({
      broadcast: getTableColumns(broadcasts),
      status: liveRecords.status,
      title: liveRecords.title,
      isHidden: isExhibitorHidden,
    })
    .from(broadcasts)
    .innerJoin(liveRecords, eq(liveRecords.id, broadcasts.liveId))
    .where(eq(broadcasts.id, id))
  return found
}
