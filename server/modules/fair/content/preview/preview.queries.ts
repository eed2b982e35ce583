import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { PREVIEW_HOURS } from '#contract/fair/content/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contentPreviews } from '../content.schema'

type Preview = typeof contentPreviews.$inferSelect

/** Stores a link, and answers until when it is good. */
export async function addPreview(db: Db, preview: Omit<Preview, 'until'>): Promise<Date> {
  const [row] = await db
    .insert(contentPreviews)
    .values({ ...preview, until: sql`now() + make_interval(hours => ${PREVIEW_HOURS}::integer)` })
    .returning({ until: contentPreviews.until })
  if (!row) throw new Error('the preview was not stored')
  return row.until
}

/** What a link shows, while it is good, and the database's moment. */
export async function findPreview(db: Db, tokenHash: string): Promise<{ preview: Preview; now: Date } | undefined> {
  const [row] = await db
    .select({ preview: contentPreviews, now: sql`now()`.mapWith(contentPreviews.until) })
    .from(contentPreviews)
    .where(and(eq(contentPreviews.tokenHash, tokenHash), gt(contentPreviews.until, sql`now()`)))
  return row
}

/** Removes the links that have ended. */
export async function sweepPreviews(db: Db): Promise<void> {
  await db.delete(contentPreviews).where(lte(contentPreviews.until, sql`now()`))
}
