import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import { categoryRecords } from '#server/modules/fair/exhibits/index.ts'
import { industryRecords } from '#server/modules/fair/exhibitors/index.ts'
import { hallRecords } from '#server/modules/fair/halls/index.ts'
import { caseColumns } from '#server/modules/people/review/index.ts'
import { registrations } from './registration.schema'

/** Registrations as cases of the review. */
export const selectRegistrationCases = (db: Db) => db.select(caseColumns(registrations)).from(registrations).as('cases')

/** What a registration names by number. */
export async function findNames(db: Db, ids: { industries: number[]; hallId: number; typeId: number }) {
  const named = await db
    .select()
    .from(industryRecords)
    .where(inArray(industryRecords.id, [0, ...ids.industries]))
  const [hall] = await db.select({ name: hallRecords.name }).from(hallRecords).where(eq(hallRecords.id, ids.hallId))
  const [category] = await db
    .select({ name: categoryRecords.name })
    .from(categoryRecords)
    .where(eq(categoryRecords.id, ids.typeId))
  return { industries: named.map(({ name }) => name), hall: hall?.name, category: category?.name }
}

/** Registrations under review. */
export const countOpenRegistrations = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, {
    table: registrations,
    since: registrations.submittedAt,
    where: eq(registrations.state, 'review'),
  })
