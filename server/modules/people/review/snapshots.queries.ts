import { and, eq, lt, sql } from 'drizzle-orm'
import type { CaseSubject } from '#contract/people/review/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reviewSnapshots } from './review.schema'

const ofCase = (subject: CaseSubject, id: number) =>
  and(eq(reviewSnapshots.subject, subject), eq(reviewSnapshots.subjectId, id))

/** Keeps the lines of a case that is sent back, in place of those of an earlier time. */
export async function putSnapshot(
  db: Db,
  { subject, subjectId, lines }: Omit<typeof reviewSnapshots.$inferInsert, 'at'>,
): Promise<void> {
  await db
    .insert(reviewSnapshots)
    .values({ subject, subjectId, lines })
    .onConflictDoUpdate({
      target: [reviewSnapshots.subject, reviewSnapshots.subjectId],
      set: { lines, at: sql`now()` },
    })
}

/** Snapshots with lines that are not encrypted with this prefix. */
export const findOutdatedSeals = async (db: Db, prefix: string) =>
  db
    .select()
    .from(reviewSnapshots)
    .where(sql`not starts_with(${reviewSnapshots.lines}, ${prefix})`)

/** Keeps the same lines in another form; when they were kept stays. */
export async function replaceLines(
  db: Db,
  { subject, subjectId, lines }: Pick<typeof reviewSnapshots.$inferInsert, 'subject' | 'subjectId' | 'lines'>,
): Promise<void> {
  await db.update(reviewSnapshots).set({ lines }).where(ofCase(subject, subjectId))
}

/** Forgets what cases were that were kept before the moment. */
export async function eraseSnapshots(db: Db, before: Date): Promise<void> {
  await db.delete(reviewSnapshots).where(lt(reviewSnapshots.at, before))
}

export async function findSnapshot(db: Db, subject: CaseSubject, id: number) {
  const [found] = await db.select().from(reviewSnapshots).where(ofCase(subject, id))
  return found
}

/** Forgets what a case was, with the decision or the withdrawal that ends the waiting for changes. */
export async function removeSnapshot(db: Db, subject: CaseSubject, id: number): Promise<void> {
  await db.delete(reviewSnapshots).where(ofCase(subject, id))
}
