import { asc, eq, sql } from 'drizzle-orm'
import { REASONS_MAX } from '#contract/people/review/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reviewReasons } from './review.schema'

export type ReasonRow = typeof reviewReasons.$inferSelect

/** By action, each the oldest first. */
export async function listReasons(db: Db): Promise<ReasonRow[]> {
  return db.select().from(reviewReasons).orderBy(asc(reviewReasons.action), asc(reviewReasons.id))
}

/** Adds a reason, or finds the one of its key; undefined where there are as many as are kept. */
export async function addReason(db: Db, row: typeof reviewReasons.$inferInsert): Promise<ReasonRow | undefined> {
  // Until the transaction ends nobody else adds: counted at once, two would both be the last.
  await db.execute(sql`lock table ${reviewReasons} in share row exclusive mode`)
  const [known] = await db.select().from(reviewReasons).where(eq(reviewReasons.clientKey, row.clientKey))
  if (known) return known
  if ((await db.$count(reviewReasons)) >= REASONS_MAX) return undefined
  const [added] = await db.insert(reviewReasons).values(row).returning()
  return added
}

export async function removeReason(db: Db, id: number): Promise<void> {
  await db.delete(reviewReasons).where(eq(reviewReasons.id, id))
}
