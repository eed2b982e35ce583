import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { seedDemands } from '../seed-demands'
import type { SeededFair } from '../seed-fair'
import { readCast } from './cast'
import { seedCases } from './seed-cases'
import { seedChats } from './seed-chats'
import { seedContacts } from './seed-contacts'
import { seedDeals } from './seed-deals'
import { seedDoor } from './seed-door'
import { seedGuests } from './seed-guests'
import { seedIntentions } from './seed-intentions'
import { seedMeetings } from './seed-meetings'
import { seedOrders } from './seed-orders'
import { seedVisits } from './seed-visits'
import { readTrade } from './trade-content'

/**
 * What has happened at the demo fair so far: it shows a fair in its third day, and everybody who logs in has something
 * to do. All of it is fictional and follows from the day on which it is made.
 */
export async function seedHistory(db: Db, calendar: Calendar, fair: SeededFair): Promise<void> {
  await seedGuests(db, calendar)
  const cast = await readCast(db)
  await seedVisits(db, calendar, cast)
  await seedDoor(db, calendar, cast)
  await seedOrders(db, calendar, cast)
  await seedChats(db, calendar, cast)
  const trade = readTrade()
  await seedDemands(db, calendar, fair, 'history/')
  await seedDeals(db, calendar, cast)
  await seedIntentions(db, calendar, cast, trade.intentions)
  await seedMeetings(db, calendar, cast, trade.meetings)
  await seedContacts(db, calendar, cast, trade)
  await seedCases(db, calendar, cast)
}
