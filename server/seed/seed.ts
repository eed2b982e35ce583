import '#server/domains/connect-domains.ts'
import { count } from 'drizzle-orm'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { rollUp } from '#server/modules/operations/figures/index.ts'
import { indexSources } from '#server/modules/fair/search/index.ts'
import { createCalendar } from './calendar'
import { seedHistory } from './history/seed-history'
import { seedAccounts } from './seed-accounts'
import { seedCoupons } from './seed-coupons'
import { seedQuestionnaires } from './seed-questionnaires'
import { seedBought } from './seed-bought'
import { seedContent } from './seed-content'
import { seedDemands } from './seed-demands'
import { seedExpo } from './seed-expo'
import { seedFloorPlans } from './floor-plans/seed-floor-plans'
import { seedSetups } from './floor-plans/seed-setups'
import { seedRequirements } from './floor-plans/seed-requirements'
import { seedFair } from './seed-fair'
import { seedReasons } from './seed-reasons'
import { seedRooms } from './seed-rooms'
import { seedTalks } from './seed-talks'
import { seedServices } from './seed-services'
import { seedTickets } from './seed-tickets'
import { seedWaiting } from './seed-waiting'

/**
 * Opens the demo fair in an empty database, whole or not at all. Says whether it did. Without its history the fair is
 * quiet: nobody has visited, bought or written anything, which is what most tests start from.
 */
export async function seedWhenEmpty(
  database: Database,
  now = new Date(),
  { hasHistory = false }: { hasHistory?: boolean } = {},
): Promise<boolean> {
  const { db, write } = database
  const [made] = await db.select({ n: count() }).from(expos)
  if (made && made.n > 0) return false
  const calendar = createCalendar(now)
  await write(async (transaction) => {
    // Two servers may find the database empty at once: the second breaks on the one main fair.
    await seedExpo(transaction, calendar)
    const fair = await seedFair(transaction, calendar)
    await seedFloorPlans(transaction, calendar, fair)
    await seedSetups(transaction, calendar, fair)
    await seedRequirements(transaction, calendar, fair)
    await seedContent(transaction, calendar, fair)
    await seedAccounts(transaction, fair)
    await seedWaiting(transaction, calendar, fair)
    await seedReasons(transaction)
    await seedDemands(transaction, calendar, fair)
    await seedTalks(transaction, calendar, fair)
    await seedTickets(transaction, calendar)
    await seedBought(transaction, calendar, await seedServices(transaction, calendar, fair))
    await seedRooms(transaction, calendar)
    await seedCoupons(transaction, calendar)
    await seedQuestionnaires(transaction, calendar)
    await indexSources(transaction)
    if (hasHistory) await seedHistory(transaction, calendar, fair)
  })
  // The first look at the dashboard finds the visits counted; where this ends early, the job counts them.
  if (hasHistory) await rollUp(database)
  return true
}
