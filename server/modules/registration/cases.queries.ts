import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { categories } from '../exhibits/exhibits.schema'
import { industries } from '../exhibitors/exhibitors.schema'
import { halls } from '../halls/halls.schema'
import { caseColumns } from '../review'
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
