import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { registrations } from './registration.schema'

interface Batch {
  prefix: string
  /** An id: those after it. */
  after: number
  limit: number
}

/** Registrations with a number that is not encrypted with this prefix. */
export async function findOutdatedSeals(db: Db, { prefix, after, limit }: Batch) {
  return db
    .select({ id: registrations.id, idNumber: registrations.idNumber })
    .from(registrations)
    .where(
      and(
        gt(registrations.id, after),
        ne(registrations.idNumber, ''),
        sql`not starts_with(${registrations.idNumber}, ${prefix})`,
      ),
    )
    .orderBy(asc(registrations.id))
    .limit(limit)
}

export async function putCard(
  db: Db,
  id: number,
  change: Pick<typeof registrations.$inferInsert, 'idNumber' | 'idNumberHash'>,
): Promise<void> {
  await db.update(registrations).set(change).where(eq(registrations.id, id))
}

/** Erases the numbers of what was submitted until the moment; gives how many there were. */
export async function eraseNumbers(db: Db, until: Date): Promise<number> {
  const erased = await db
    .update(registrations)
    .set({ idNumber: '', idNumberHash: '' })
    .where(and(ne(registrations.idNumber, ''), lte(registrations.submittedAt, until)))
    .returning({ id: registrations.id })
  return erased.length
}
