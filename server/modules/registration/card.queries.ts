import { and, asc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { registrations } from './registration.schema'

const columns = { id: registrations.id, idNumber: registrations.idNumber, record: registrations.record }

/** At most `limit` registrations after an id whose number is not sealed with this prefix, or stands in the form. */
export async function findUnsealed(db: Db, { prefix, after, limit }: { prefix: string; after: number; limit: number }) {
  const isOpen = and(ne(registrations.idNumber, ''), sql`not starts_with(${registrations.idNumber}, ${prefix})`)
  const isInForm = sql`${registrations.record}::text ~ '"(idCard|identityNumber)"'`
  return db
    .select(columns)
    .from(registrations)
    .where(and(gt(registrations.id, after), or(isOpen, isInForm)))
    .orderBy(asc(registrations.id))
    .limit(limit)
}

export async function putCard(
  db: Db,
  id: number,
  change: Partial<Pick<typeof registrations.$inferInsert, 'idNumber' | 'idNumberHash' | 'record'>>,
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
