import { count, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { OpenWork } from '#server/platform/db/open-work.ts'
import { bookedAdverts } from './services.schema'

/** Booked adverts under review; when they were submitted is not recorded. */
export async function countOpenAdverts(db: Db): Promise<OpenWork> {
  const [row] = await db.select({ count: count() }).from(bookedAdverts).where(eq(bookedAdverts.state, 'review'))
  return { count: row?.count ?? 0, oldest: null }
}
