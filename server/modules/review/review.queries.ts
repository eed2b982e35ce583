import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { CaseState, CaseSubject } from '../../../contract/review/schemas'
import type { Bilingual } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { contains } from '../../platform/db/like'
import { offsetOf, type PageInput } from '../../platform/db/page'
import { accounts } from '../accounts/accounts.schema'
import { enrollments, expoGroups } from '../enrollment/enrollment.schema'
import { exhibitors, industries } from '../exhibitors/exhibitors.schema'
import { categories } from '../exhibits/exhibits.schema'
import { expos } from '../expo/expo.schema'
import { halls } from '../halls/halls.schema'
import { registrations } from '../registration/registration.schema'

export interface CaseFilter {
  subject: CaseSubject
  state?: CaseState | undefined
  kind?: string | undefined
  keyWord?: string | undefined
}

/** Both kinds of cases in the same columns, so that one list serves them. */
function registrationCases(db: Db) {
  const { id, kind, name, phone, email, state, version, submittedAt, decidedAt, opinion } = registrations
  const columns = {
    id: sql<number>`${id}`.as('id'),
    kind: sql<string>`${kind}`.as('kind'),
    name: sql<Bilingual>`${name}`.mapWith(name).as('name'),
    expo: sql<Bilingual>`'{"zh":"","en":""}'::jsonb`.mapWith(name).as('expo'),
    phone: sql<string>`${phone}`.as('phone'),
    email: sql<string>`${email}`.as('email'),
    state: sql<string>`${state}`.as('state'),
    version: sql<number>`${version}`.as('version'),
    submittedAt: sql<Date>`${submittedAt}`.mapWith(submittedAt).as('submitted_at'),
    decidedAt: sql<Date | null>`${decidedAt}`.mapWith(decidedAt).as('decided_at'),
    opinion: sql<string>`${opinion}`.as('opinion'),
    languageType: sql<number>`${registrations.languageType}`.as('language_type'),
    accountId: sql<number>`${registrations.accountId}`.as('account_id'),
  }
  return db.select(columns).from(registrations).as('cases')
}

function enrollmentCases(db: Db) {
  const { id, type, state, version, submittedAt, decidedAt, opinion } = enrollments
  const columns = {
    id: sql<number>`${id}`.as('id'),
    kind: sql<string>`case when ${type} = 1 then 'group' else 'individual' end`.as('kind'),
    name: sql<Bilingual>`${exhibitors.company}`.mapWith(exhibitors.company).as('name'),
    expo: sql<Bilingual>`${expos.name}`.mapWith(expos.name).as('expo'),
    phone: sql<string>`${accounts.phone}`.as('phone'),
    email: sql<string>`${accounts.email}`.as('email'),
    state: sql<string>`${state}`.as('state'),
    version: sql<number>`${version}`.as('version'),
    submittedAt: sql<Date>`${submittedAt}`.mapWith(submittedAt).as('submitted_at'),
    decidedAt: sql<Date | null>`${decidedAt}`.mapWith(decidedAt).as('decided_at'),
    opinion: sql<string>`${opinion}`.as('opinion'),
    languageType: sql<number>`${accounts.languageType}`.as('language_type'),
    accountId: sql<number>`${enrollments.accountId}`.as('account_id'),
  }
  return db
    .select(columns)
    .from(enrollments)
    .innerJoin(exhibitors, eq(exhibitors.id, enrollments.exhibitorId))
    .innerJoin(expos, eq(expos.id, enrollments.expoId))
    .innerJoin(accounts, eq(accounts.id, enrollments.accountId))
    .as('cases')
}

type Cases = ReturnType<typeof registrationCases>
const casesOf = (db: Db, subject: CaseSubject): Cases =>
  subject === 'registration' ? registrationCases(db) : enrollmentCases(db)

function matching({ kind, name, expo, phone, email }: Cases, asked: CaseFilter): SQL | undefined {
  const { keyWord } = asked
  const texts = [sql`(${name} ->> 'zh')`, sql`(${name} ->> 'en')`, sql`(${expo} ->> 'zh')`, sql`(${expo} ->> 'en')`]
  return and(
    asked.kind ? eq(kind, asked.kind) : undefined,
    keyWord ? or(...[...texts, phone, email].map((text) => contains(text, keyWord))) : undefined,
  )
}

export type CaseRecord = Awaited<ReturnType<typeof listCases>>[number]

/** Oldest first while under review, newest first otherwise. */
export async function listCases(db: Db, asked: CaseFilter & PageInput) {
  const cases = casesOf(db, asked.subject)
  const order = asked.state === 'review' ? asc : desc
  return db
    .select()
    .from(cases)
    .where(and(matching(cases, asked), asked.state ? eq(cases.state, asked.state) : undefined))
    .orderBy(order(cases.submittedAt), order(cases.id))
    .limit(asked.limit)
    .offset(offsetOf(asked))
}

/** How many the filter finds in each state, whatever state it names. */
export async function countCases(db: Db, asked: CaseFilter): Promise<Map<string, number>> {
  const cases = casesOf(db, asked.subject)
  const rows = await db
    .select({ state: cases.state, n: count() })
    .from(cases)
    .where(matching(cases, asked))
    .groupBy(cases.state)
  return new Map(rows.map(({ state, n }) => [state, n]))
}

export async function findCase(db: Db, subject: CaseSubject, id: number): Promise<CaseRecord | undefined> {
  const cases = casesOf(db, subject)
  const [found] = await db.select().from(cases).where(eq(cases.id, id))
  return found
}

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

/** What a sign-up names by number. */
export async function findEnrollmentNames(db: Db, id: number) {
  const [found] = await db
    .select({ enrollment: enrollments, expo: expos, account: accounts.name, group: expoGroups.name })
    .from(enrollments)
    .innerJoin(expos, eq(expos.id, enrollments.expoId))
    .innerJoin(accounts, eq(accounts.id, enrollments.accountId))
    .leftJoin(expoGroups, eq(expoGroups.id, enrollments.groupId))
    .where(eq(enrollments.id, id))
  return found
}
