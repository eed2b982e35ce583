import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { categoryRecords, shownCategories } from '#server/modules/fair/exhibits/index.ts'
import { industryRecords, shownIndustries } from '#server/modules/fair/exhibitors/index.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import { preExhibitors, registrations } from './registration.schema'
import { readStoredForm, type StoredForm } from './stored-form'

type Row = typeof registrations.$inferSelect

/** A registration with its form, by who registered. */
export type Registration = Omit<Row, 'kind' | 'record'> & StoredForm
export type NewRegistration = typeof registrations.$inferInsert

const toRegistration = (row: Row): Registration => ({ ...row, ...readStoredForm(row.kind, row.record) })
const toFound = (rows: Row[]): Registration | undefined => rows[0] && toRegistration(rows[0])

export async function findByClientKey(db: Db, clientKey: string): Promise<Registration | undefined> {
  const rows = await db.select().from(registrations).where(eq(registrations.clientKey, clientKey))
  return toFound(rows)
}

/** The latest registration with this proven phone or e-mail address. */
export async function findByAddress(db: Db, address: string): Promise<Registration | undefined> {
  const rows = await db
    .select()
    .from(registrations)
    .where(
      or(
        and(eq(registrations.phone, address), ne(registrations.provedBy, 'email')),
        and(eq(registrations.email, address), ne(registrations.provedBy, 'phone')),
      ),
    )
    .orderBy(desc(registrations.id))
    .limit(1)
  return toFound(rows)
}

export async function findRegistration(db: Db, id: number): Promise<Registration | undefined> {
  const rows = await db.select().from(registrations).where(eq(registrations.id, id))
  return toFound(rows)
}

/** The latest registration that made an account. */
export async function findAccountRegistration(db: Db, accountId: number): Promise<Registration | undefined> {
  const rows = await db
    .select()
    .from(registrations)
    .where(eq(registrations.accountId, accountId))
    .orderBy(desc(registrations.id))
    .limit(1)
  return toFound(rows)
}

const standing = ne(registrations.state, 'rejected')

export async function isCreditCodeTaken(db: Db, socialCredit: string): Promise<boolean> {
  const [found] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(standing, eq(registrations.socialCredit, socialCredit)))
  return found !== undefined
}

export async function isIdNumberTaken(db: Db, idNumberHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(standing, eq(registrations.idNumberHash, idNumberHash)))
  return found !== undefined
}

export async function addRegistration(db: Db, row: NewRegistration): Promise<Registration> {
  const [added] = await db.insert(registrations).values(row).returning()
  if (!added) throw new Error('the registration was not added')
  return toRegistration(added)
}

/** Changes a registration that is still as it was seen; undefined when somebody was first. */
export async function changeRegistration(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<NewRegistration>,
): Promise<Registration | undefined> {
  const rows = await db
    .update(registrations)
    .set({ ...change, version: sql`${registrations.version} + 1` })
    .where(and(eq(registrations.id, id), eq(registrations.version, version)))
    .returning()
  return toFound(rows)
}

/** A hall that can be chosen. */
export async function findShownHall(db: Db, id: number) {
  const [hall] = await db.select().from(shownHalls).where(eq(shownHalls.id, id))
  return hall
}

/** A category that can be chosen. */
export async function findShownCategory(db: Db, id: number) {
  const [category] = await db.select().from(shownCategories).where(eq(shownCategories.id, id))
  return category
}

/** One that was chosen once, shown still or not. */
export async function findCategoryRow(db: Db, id: number) {
  const [category] = await db.select().from(categoryRecords).where(eq(categoryRecords.id, id))
  return category
}

/** Industries that can be chosen. */
export async function findShownIndustries(db: Db, ids: number[]) {
  return db
    .select()
    .from(shownIndustries)
    .where(inArray(shownIndustries.id, [0, ...ids]))
}

/** Those that were chosen once, shown still or not. */
export async function findIndustryRows(db: Db, ids: number[]) {
  return db
    .select()
    .from(industryRecords)
    .where(inArray(industryRecords.id, [0, ...ids]))
}

/** Industries by their names in English. */
export async function findIndustriesByName(db: Db, names: string[]) {
  return db
    .select()
    .from(shownIndustries)
    .where(inArray(sql`lower(${shownIndustries.name} ->> 'en')`, ['', ...names.map((name) => name.toLowerCase())]))
}

export async function findPreExhibitors(db: Db, by: { socialCredit: string } | { idNumber: string }) {
  const match =
    'socialCredit' in by ? eq(preExhibitors.socialCredit, by.socialCredit) : eq(preExhibitors.idNumber, by.idNumber)
  return db.select().from(preExhibitors).where(match).orderBy(desc(preExhibitors.year)).limit(20)
}

export async function findPreExhibitor(db: Db, id: number) {
  const [found] = await db.select().from(preExhibitors).where(eq(preExhibitors.id, id))
  return found
}

/** What an account agreed to when it registered, the last first; more than once where it was rejected before. */
export const listAgreed = (db: Db, accountId: number) =>
  db
    .select({ agreed: registrations.agreed, at: registrations.submittedAt })
    .from(registrations)
    .where(eq(registrations.accountId, accountId))
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
