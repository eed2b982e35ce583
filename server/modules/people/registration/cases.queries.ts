import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import { categoryRecords as categories } from '#server/modules/fair/exhibits/index.ts'
import { industryRecords as industries } from '#server/modules/fair/exhibitors/index.ts'
import { hallRecords as halls } from '#server/modules/fair/halls/index.ts'
import { caseColumns } from '#server/modules/people/review/index.ts'
import { registrations } from './registration.schema'

/** Registrations as cases of the review. */
export const selectRegistrationCases = (db: Db) => db.select(caseColumns(registrations)).from(registrations).as('cases')

/** What a registration names by number. */
export async function findNames(db: Db, ids: { industries: number[]; hallId: number; typeId: number }) {
  const named = await db
    .select()
    .from(industries)
    .where(inArray(industries.id, [0, ...ids.industries]))
  const [hall] = await db.select({ name: halls.name }).from(halls).where(eq(halls.id, ids.hallId))
  const [category] = await db.select({ name: categories.name }).from(categories).where(eq(categories.id, ids.typeId))
  return { industries: named.map(({ name }) => name), hall: hall?.name, category: category?.name }
}

/** Registrations under review. */
export const countOpenRegistrations = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, {
    table: registrations,
    since: registrations.submittedAt,
    where: eq(registrations.state, 'review'),
  })
