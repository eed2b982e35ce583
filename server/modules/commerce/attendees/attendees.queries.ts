import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { attendees } from './attendees.schema'

export type AttendeeRow = typeof attendees.$inferSelect

/** What the owner writes of an attendee. */
export type AttendeeValues = Omit<AttendeeRow, 'id' | 'accountId' | 'version' | 'savedAt'>

interface Own {
  id: number
  accountId: number
}

const isOwn = ({ id, accountId }: Own) => and(eq(attendees.id, id), eq(attendees.accountId, accountId))

/** Other changes of this account's attendees wait until the transaction has ended. */
export const lockAttendees = (db: Db, accountId: number): Promise<void> => lockByName(db, `attendees of ${accountId}`)

/** The attendees of an account, the newest first. */
export const listAttendees = async (db: Db, accountId: number): Promise<AttendeeRow[]> =>
  db.select().from(attendees).where(eq(attendees.accountId, accountId)).orderBy(desc(attendees.id))

/** Those of the account with these ids; ids of other accounts find nothing. */
export const findAttendees = async (db: Db, accountId: number, ids: readonly number[]): Promise<AttendeeRow[]> =>
  db
    .select()
    .from(attendees)
    .where(and(eq(attendees.accountId, accountId), inArray(attendees.id, [...ids])))

/** The attendee that an account has saved with an ID number. */
export async function findByHash(db: Db, accountId: number, holderHash: string): Promise<AttendeeRow | undefined> {
  const [row] = await db
    .select()
    .from(attendees)
    .where(and(eq(attendees.accountId, accountId), eq(attendees.holderHash, holderHash)))
  return row
}

export async function countAttendees(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(attendees).where(eq(attendees.accountId, accountId))
  return row?.n ?? 0
}

export async function insertAttendee(db: Db, row: typeof attendees.$inferInsert): Promise<AttendeeRow | undefined> {
  const [added] = await db.insert(attendees).values(row).returning()
  return added
}

/** Changes an attendee if its version is still the one that was read; otherwise returns undefined. */
export async function updateAttendee(
  db: Db,
  { version, ...own }: Own & { version: number },
  values: AttendeeValues,
): Promise<AttendeeRow | undefined> {
  const [changed] = await db
    .update(attendees)
    .set({ ...values, version: sql`${attendees.version} + 1`, savedAt: new Date() })
    .where(and(isOwn(own), eq(attendees.version, version)))
    .returning()
  return changed
}

/** Whether there was one to delete. */
export async function deleteAttendee(db: Db, own: Own): Promise<boolean> {
  const deleted = await db.delete(attendees).where(isOwn(own)).returning({ id: attendees.id })
  return deleted.length > 0
}
