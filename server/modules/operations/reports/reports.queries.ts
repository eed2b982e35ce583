import { and, asc, count, desc, eq, inArray, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import { alias } from 'drizzle-orm/pg-core'
import { feedbackNumber, type ReportType, type reportOutcomes } from '#contract/operations/reports/rules.ts'
import { FEEDBACK_OF_LIVE } from '#contract/operations/reports/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { demandRecords } from '#server/modules/trade/demands/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { offerRecords } from '#server/modules/trade/offers/index.ts'
import { reports } from './reports.schema'

export type ReportRow = typeof reports.$inferSelect
export type NewReport = typeof reports.$inferInsert
export type CaseRow = Awaited<ReturnType<typeof listCases>>[number]

export async function findTitle(db: Db, liveId: number) {
  const [live] = await db.select({ title: liveRecords.title }).from(liveRecords).where(eq(liveRecords.id, liveId))
  return live?.title
}

/** The case number of what was sent under this key. */
export async function findCaseNumber(db: Db, onceKey: string): Promise<string | undefined> {
  const [found] = await db.select({ caseNumber: reports.caseNumber }).from(reports).where(eq(reports.onceKey, onceKey))
  return found?.caseNumber
}

/** Adds a case and gives its id; undefined when there is one of its key or number, or an open one about the same demand, offer or person. */
export async function addReport(db: Db, row: NewReport): Promise<number | undefined> {
  const [added] = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id })
  return added?.id
}

/** The number of a reporter's open case about a demand, an offer or a person. */
export async function findOpenCase(
  db: Db,
  { accountId, demandId, offerId, personId }: Pick<NewReport, 'accountId' | 'demandId' | 'offerId' | 'personId'>,
): Promise<string | undefined> {
  const { caseNumber } = reports
  const isSame = or(
    eq(reports.demandId, demandId ?? 0),
    eq(reports.offerId, offerId ?? 0),
    eq(reports.personId, personId ?? 0),
  )
  const [found] = await db
    .select({ caseNumber })
    .from(reports)
    .where(and(eq(reports.accountId, accountId), eq(reports.state, 'open'), isSame))
  return found?.caseNumber
}

export interface CaseFilter {
  state?: 'open' | 'processed' | undefined
  type?: ReportType | undefined
  /** Null: unassigned. */
  handlerId?: number | null | undefined
  keyWord?: string | undefined
}

const isOpen = eq(reports.state, 'open')

function isOfType(type: ReportType): SQL | undefined {
  if (type === 'live') return or(eq(reports.about, 'live'), eq(reports.feedbackType, FEEDBACK_OF_LIVE))
  if (type === 'demand' || type === 'offer' || type === 'person') return eq(reports.about, type)
  return eq(reports.feedbackType, feedbackNumber(type))
}

function matches({ state, type, handlerId, keyWord }: CaseFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : state === 'open' ? isOpen : ne(reports.state, 'open'),
    type === undefined ? undefined : isOfType(type),
    handlerId === undefined
      ? undefined
      : handlerId === null
        ? isNull(reports.handlerId)
        : eq(reports.handlerId, handlerId),
    keyWord ? or(contains(reports.caseNumber, keyWord), contains(reports.content, keyWord)) : undefined,
  )
}

/** The oldest first while open, else the newest. */
export async function listCases(db: Db, filter: PageInput & CaseFilter) {
  const [by, buyer, handler] = [
    alias(accountRecords, 'by'),
    alias(accountRecords, 'buyer'),
    alias(accountRecords, 'handler'),
  ]
  const [person, employer, employs] = [
    alias(accountRecords, 'person'),
    alias(exhibitorRecords, 'employer'),
    alias(exhibitorRecords, 'employs'),
  ]
  return db
    .select({
      report: reports,
      reporter: columnsOf(accountRecords),
      employer: employer.company,
      by: by.name,
      handler: handler.name,
      person: { id: person.id, name: person.name, nickName: person.nickName },
      personCompany: employs.company,
      demand: { id: demandRecords.id, title: demandRecords.title },
      buyer: buyer.name,
      offer: columnsOf(offerRecords),
      company: exhibitorRecords.company,
    })
    .from(reports)
    .innerJoin(accountRecords, eq(accountRecords.id, reports.accountId))
    .leftJoin(employer, eq(employer.id, accountRecords.exhibitorId))
    .leftJoin(offerRecords, eq(offerRecords.id, reports.offerId))
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, offerRecords.exhibitorId))
    .leftJoin(demandRecords, eq(demandRecords.id, sql`coalesce(${reports.demandId}, ${offerRecords.demandId})`))
    .leftJoin(buyer, eq(buyer.id, demandRecords.accountId))
    .leftJoin(by, eq(by.id, reports.decidedBy))
    .leftJoin(handler, eq(handler.id, reports.handlerId))
    .leftJoin(person, eq(person.id, reports.personId))
    .leftJoin(employs, eq(employs.id, person.exhibitorId))
    .where(matches(filter))
    .orderBy(filter.state === 'open' ? asc(reports.id) : desc(reports.id))
    .limit(filter.limit)
    .offset(toOffset(filter))
}

export async function countCases(db: Db, filter: CaseFilter): Promise<number> {
  const [total] = await db.select({ n: count() }).from(reports).where(matches(filter))
  return total?.n ?? 0
}

/** An account's own cases, the newest first. */
export async function listOwnCases(db: Db, accountId: number, page: PageInput) {
  const own = eq(reports.accountId, accountId)
  const [total] = await db.select({ n: count() }).from(reports).where(own)
  const rows = await db
    .select()
    .from(reports)
    .where(own)
    .orderBy(desc(reports.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const [found] = await db.select().from(reports).where(eq(reports.id, id))
  return found
}

/** As it was read. */
interface Seen {
  id: number
  version: number
}

const advance = { version: sql`${reports.version} + 1` }
const isSeen = ({ id, version }: Seen) => and(eq(reports.id, id), eq(reports.version, version))

/** Ends a case that is open and still as it was read; undefined when somebody was first. */
export async function closeReport(
  db: Db,
  seen: Seen,
  end: { state: (typeof reportOutcomes)[number]; reply: string; decidedBy: number },
): Promise<ReportRow | undefined> {
  const [closed] = await db
    .update(reports)
    .set({ ...end, ...advance, decidedAt: new Date() })
    .where(and(isSeen(seen), isOpen))
    .returning()
  return closed
}

/** Gives an open case to somebody or nobody; undefined when somebody was first. */
export async function setHandler(db: Db, seen: Seen, handlerId: number | null): Promise<ReportRow | undefined> {
  const [changed] = await db
    .update(reports)
    .set({ ...advance, handlerId })
    .where(and(isSeen(seen), isOpen))
    .returning()
  return changed
}

const opened = { ...advance, state: 'open', reply: '', decidedAt: null, decidedBy: null, isReopened: true } as const

/** Opens a processed case again; undefined when somebody was first. Breaks an index where another is open. */
export async function openAgain(db: Db, seen: Seen): Promise<ReportRow | undefined> {
  const [changed] = await db
    .update(reports)
    .set(opened)
    .where(and(isSeen(seen), ne(reports.state, 'open')))
    .returning()
  return changed
}

/** The same by its reporter, once, where it was processed after `since`. */
export async function openOwnAgain(
  db: Db,
  own: { accountId: number; caseNumber: string },
  since: Date,
): Promise<ReportRow | undefined> {
  const [changed] = await db
    .update(reports)
    .set({ ...opened, reopenedByReporterAt: new Date() })
    .where(
      and(
        eq(reports.accountId, own.accountId),
        eq(reports.caseNumber, own.caseNumber),
        ne(reports.state, 'open'),
        isNull(reports.reopenedByReporterAt),
        gt(reports.decidedAt, since),
      ),
    )
    .returning()
  return changed
}

/** An own case by its number. */
export async function findOwnReport(db: Db, accountId: number, caseNumber: string): Promise<ReportRow | undefined> {
  const [found] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.accountId, accountId), eq(reports.caseNumber, caseNumber)))
  return found
}

/** Whether an open case is about a demand or about an offer to it. */
export async function hasOpenCaseOfDemand(db: Db, demandId: number): Promise<boolean> {
  const open = await db
    .select({ id: reports.id })
    .from(reports)
    .leftJoin(offerRecords, eq(offerRecords.id, reports.offerId))
    .where(and(isOpen, or(eq(reports.demandId, demandId), eq(offerRecords.demandId, demandId))))
    .limit(1)
  return open.length > 0
}

/** The reports filed about each of these sessions. */
export async function countOfLives(db: Db, liveIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ liveId: reports.liveId, n: count() })
    .from(reports)
    .where(inArray(reports.liveId, [0, ...liveIds]))
    .groupBy(reports.liveId)
  return new Map(rows.flatMap(({ liveId, n }) => (liveId === null ? [] : [[liveId, n] as const])))
}
