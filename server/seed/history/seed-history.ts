import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { readCast } from './cast'
import { seedGuests } from './seed-guests'
import { seedVisits } from './seed-visits'

/**
 * What has happened at the demo fair so far: it shows a fair in its third day, and everybody who logs in has something
 * to do. All of it is fictional and follows from the day on which it is made.
 */
export async function seedHistory(db: Db, calendar: Calendar): Promise<void> {
  await seedGuests(db, calendar)
  const cast = await readCast(db)
  await seedVisits(db, calendar, cast)
}
