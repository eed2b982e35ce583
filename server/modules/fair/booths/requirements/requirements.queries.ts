import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { boothRequirements } from '../booths.schema'

export type RequirementsRow = typeof boothRequirements.$inferSelect

/** What an exhibitor has saved. */
export async function findRequirements(db: Db, exhibitorId: number): Promise<RequirementsRow | undefined> {
  const [row] = await db.select().from(boothRequirements).where(eq(boothRequirements.exhibitorId, exhibitorId))
  return row
}

/** Saves what follows on `revision`; undefined where another one was saved meanwhile. */
export async function storeRequirements(
  db: Db,
  { exhibitorId, revision, ...values }: Omit<RequirementsRow, 'updatedAt'>,
): Promise<RequirementsRow | undefined> {
  const next = { ...values, revision: revision + 1 }
  const [row] =
    revision === 0
      ? await db
          .insert(boothRequirements)
          .values({ exhibitorId, ...next })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(boothRequirements)
          .set({ ...next, updatedAt: sql`now()` })
          .where(and(eq(boothRequirements.exhibitorId, exhibitorId), eq(boothRequirements.revision, revision)))
          .returning()
  return row
}
