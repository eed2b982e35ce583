import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import { holdsWords, nameWords, toWordQuery } from '#server/platform/db/name-words.ts'
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

/** Matches that are sorted: of more than these the newest are not looked for. */
const SORTED = 200

/** The newest registrations with the words of a keyword in their name, by its index. */
export async function lookUpRegistrations(db: Db, keyWord: string, limit: number) {
  const query = toWordQuery(keyWord)
  if (query === undefined) return []
  const matches = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(holdsWords(nameWords(registrations.name), query))
    .limit(SORTED)
    .as('matches')
  const { id, name, phone, email } = registrations
  return db
    .select({ id, name, phone, email })
    .from(registrations)
    .where(inArray(id, db.select({ id: matches.id }).from(matches)))
    .orderBy(desc(id))
    .limit(limit)
}
