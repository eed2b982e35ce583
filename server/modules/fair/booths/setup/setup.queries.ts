import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { exhibitorTypes } from '#contract/core/permissions.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { releaseUnused } from '#server/modules/foundation/files/index.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isPlaced } from '../booths.queries'
import { hallDocuments, hallSetups } from '../booths.schema'

export type SetupRow = typeof hallSetups.$inferSelect
export type SetupValues = Pick<
  SetupRow,
  'buildUpFrom' | 'buildUpUntil' | 'dismantlingFrom' | 'dismantlingUntil' | 'note'
>
export interface SetupDocument {
  fileId: string
  title: Bilingual
}

export async function findSetup(db: Db, hallId: number): Promise<SetupRow | undefined> {
  const [row] = await db.select().from(hallSetups).where(eq(hallSetups.hallId, hallId))
  return row
}

/** The set-up information of these halls, empty where there was none, locked until the transaction ends. */
export async function lockSetups(db: Db, hallIds: readonly number[]): Promise<Map<number, SetupRow>> {
  const ids = [...new Set(hallIds)].toSorted((a, b) => a - b)
  await db
    .insert(hallSetups)
    .values(ids.map((hallId) => ({ hallId })))
    .onConflictDoNothing()
  const rows = await db
    .select()
    .from(hallSetups)
    .where(inArray(hallSetups.hallId, ids))
    .orderBy(asc(hallSetups.hallId))
    .for('update')
  return new Map(rows.map((row) => [row.hallId, row]))
}

/** In their order. */
export const listDocuments = (db: Db, hallId: number): Promise<SetupDocument[]> =>
  db
    .select({ fileId: hallDocuments.fileId, title: hallDocuments.title })
    .from(hallDocuments)
    .where(eq(hallDocuments.hallId, hallId))
    .orderBy(asc(hallDocuments.position))

/** Replaces what a hall has; its exhibitors are to be notified. The caller has locked it. */
export async function replaceSetup(
  db: Db,
  hallId: number,
  { values, documents }: { values: SetupValues; documents: readonly SetupDocument[] },
): Promise<void> {
  await db
    .update(hallSetups)
    .set({ ...values, revision: sql`${hallSetups.revision} + 1`, updatedAt: sql`now()`, notifiedTo: 0 })
    .where(eq(hallSetups.hallId, hallId))
  await db.delete(hallDocuments).where(eq(hallDocuments.hallId, hallId))
  if (documents.length === 0) return
  await db
    .insert(hallDocuments)
    .values(documents.map(({ fileId, title }, position) => ({ hallId, fileId, title, position })))
}

/** The halls that visitors see with a published floor plan, each with the revision of its set-up information; 0: it has none. */
export const listHalls = (db: Db) =>
  db
    .select({
      hallId: shownHalls.id,
      name: shownHalls.name,
      revision: sql<number>`coalesce(${hallSetups.revision}, 0)`,
    })
    .from(shownHalls)
    .leftJoin(hallSetups, eq(hallSetups.hallId, shownHalls.id))
    .where(
      inArray(
        shownHalls.id,
        db.select({ id: floorPlans.hallId }).from(floorPlans).where(isNotNull(floorPlans.published)),
      ),
    )
    .orderBy(asc(shownHalls.position), asc(shownHalls.id))

/** Whether an account speaks for an exhibitor with a booth in a hall that has this file among its documents. */
export async function canReadSetupFile(db: Db, fileId: string, accountId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: accountRecords.id })
    .from(hallDocuments)
    .innerJoin(booths, and(eq(booths.hallId, hallDocuments.hallId), isPlaced))
    .innerJoin(accountRecords, eq(accountRecords.exhibitorId, booths.exhibitorId))
    .where(
      and(
        eq(hallDocuments.fileId, fileId),
        eq(accountRecords.id, accountId),
        inArray(accountRecords.userType, [...exhibitorTypes]),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Ends the claim of documents that no hall has any more: the sweep of files removes them. */
export const releaseSetupFiles = (db: Db): Promise<void> =>
  releaseUnused(db, { claimedFor: 'setup', used: db.select({ id: hallDocuments.fileId }).from(hallDocuments) })
