import { and, eq, sql } from 'drizzle-orm'
import type { CaseSubject } from '../../../contract/review/schemas'
import type { Db } from '../../platform/db/database'
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

export async function findSnapshot(db: Db, subject: CaseSubject, id: number) {
  const [found] = await db.select().from(reviewSnapshots).where(ofCase(subject, id))
  return found
}

/** Forgets what a case was, with the decision or the withdrawal that ends the waiting for changes. */
export async function removeSnapshot(db: Db, subject: CaseSubject, id: number): Promise<void> {
  await db.delete(reviewSnapshots).where(ofCase(subject, id))
}
