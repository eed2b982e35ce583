import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import type { Language } from '#contract/core/language.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { expoRecords, shownExpos } from '#server/modules/fair/expo/index.ts'
import { enrollments, expoGroups, shownExpoGroups } from './enrollment.schema'

export type Enrollment = typeof enrollments.$inferSelect
export type NewEnrollment = typeof enrollments.$inferInsert

/** An account's applications with what they name, newest first. */
export async function listOwn(db: Db, accountId: number) {
  return db
    .select({ enrollment: enrollments, expo: expoRecords.name, group: expoGroups.name })
    .from(enrollments)
    .innerJoin(expoRecords, eq(expoRecords.id, enrollments.expoId))
    .leftJoin(expoGroups, eq(expoGroups.id, enrollments.groupId))
    .where(eq(enrollments.accountId, accountId))
    .orderBy(desc(enrollments.id))
}

/** Exhibitions with open or future sign-up, earliest closing first. */
export async function listOpenExpos(db: Db, page: PageInput) {
  const isOpen = and(ne(shownExpos.main, true), gt(shownExpos.regEndsAt, new Date()))
  const [total] = await db.select({ n: count() }).from(shownExpos).where(isOpen)
  const rows = await db
    .select()
    .from(shownExpos)
    .where(isOpen)
    .orderBy(asc(shownExpos.regEndsAt), asc(shownExpos.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** The latest state of an account's application to each of these exhibitions. */
export async function listStates(db: Db, accountId: number, expoIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ expoId: enrollments.expoId, state: enrollments.state })
    .from(enrollments)
    .where(and(eq(enrollments.accountId, accountId), inArray(enrollments.expoId, [0, ...expoIds])))
    .orderBy(asc(enrollments.id))
  return new Map(rows.map(({ expoId, state }) => [expoId, state]))
}

export async function findExpo(db: Db, id: number) {
  const [expo] = await db.select().from(shownExpos).where(eq(shownExpos.id, id))
  return expo
}

export async function findExhibitorRow(db: Db, id: number) {
  const [exhibitor] = await db.select().from(exhibitorRecords).where(eq(exhibitorRecords.id, id))
  return exhibitor
}

export async function listGroups(
  db: Db,
  language: Language,
  { expoId, keyWord = '' }: { expoId: number; keyWord?: string | undefined },
) {
  const { name } = shownExpoGroups
  const named = or(contains(sql`(${name} ->> 'zh')`, keyWord), contains(sql`(${name} ->> 'en')`, keyWord))
  const rows = await db
    .select()
    .from(shownExpoGroups)
    .where(and(eq(shownExpoGroups.expoId, expoId), keyWord === '' ? undefined : named))
    .orderBy(asc(shownExpoGroups.id))
    .limit(100)
  return rows.map((group) => ({
    id: group.id,
    exhibitionGroupName: pick(group.name, language),
    exhibitionType: group.exhibitionType,
  }))
}

export async function findGroup(db: Db, id: number, expoId: number) {
  const [group] = await db
    .select()
    .from(shownExpoGroups)
    .where(and(eq(shownExpoGroups.id, id), eq(shownExpoGroups.expoId, expoId)))
  return group
}

export async function addEnrollment(db: Db, row: NewEnrollment): Promise<Enrollment> {
  const [added] = await db.insert(enrollments).values(row).returning()
  if (!added) throw new Error('the application was not added')
  return added
}

export async function findEnrollment(db: Db, id: number): Promise<Enrollment | undefined> {
  const [found] = await db.select().from(enrollments).where(eq(enrollments.id, id))
  return found
}

/** Changes an application that is still as it was seen; undefined when somebody was first. */
export async function changeEnrollment(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<NewEnrollment>,
): Promise<Enrollment | undefined> {
  const [changed] = await db
    .update(enrollments)
    .set({ ...change, version: sql`${enrollments.version} + 1` })
    .where(and(eq(enrollments.id, id), eq(enrollments.version, version)))
    .returning()
  return changed
}

/** Whether an exhibitor has applications that stand. */
export async function hasEnrollments(db: Db, exhibitorId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(and(eq(enrollments.exhibitorId, exhibitorId), ne(enrollments.state, 'cancelled')))
    .limit(1)
  return found !== undefined
}

/** Sign-ups of an exhibitor, whatever became of them. */
export const countOfExhibitor = (db: Db, exhibitorId: number): Promise<number> =>
  db.$count(enrollments, eq(enrollments.exhibitorId, exhibitorId))

/** Sign-ups to an exhibition, whatever became of them. */
export const countOfExpo = (db: Db, expoId: number): Promise<number> =>
  db.$count(enrollments, eq(enrollments.expoId, expoId))
