import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/database'
import { toOffset, type PageInput } from '../../platform/db/page'
import { accounts } from '../accounts/accounts.schema'
import { demands } from '../demands/demands.schema'
import { exhibitors } from '../exhibitors/exhibitors.schema'
import { lives } from '../live/live.schema'
import { offers } from '../offers/offers.schema'
import { reports } from './reports.schema'

export type ReportRow = typeof reports.$inferSelect
export type NewReport = typeof reports.$inferInsert
export type CaseRow = Awaited<ReturnType<typeof listCases>>[number]
export type ReportState = 'open' | 'upheld' | 'dismissed'

export async function findTitle(db: Db, liveId: number) {
  const [live] = await db.select({ title: lives.title }).from(lives).where(eq(lives.id, liveId))
  return live?.title
}

/** The case number of what was sent under this key. */
export async function findCaseNumber(db: Db, onceKey: string): Promise<string | undefined> {
  const [found] = await db.select({ caseNumber: reports.caseNumber }).from(reports).where(eq(reports.onceKey, onceKey))
  return found?.caseNumber
}

/** Adds a case; false when there is one of its key or number, or an open one about the same demand or offer. */
export async function addReport(db: Db, row: NewReport): Promise<boolean> {
  const added = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id })
  return added.length > 0
}

/** The number of a reporter's open case about a demand or an offer. */
export async function findOpenCase(
  db: Db,
  { accountId, demandId, offerId }: Pick<NewReport, 'accountId' | 'demandId' | 'offerId'>,
): Promise<string | undefined> {
  const { caseNumber } = reports
  const [found] = await db
    .select({ caseNumber })
    .from(reports)
    .where(
      and(
        eq(reports.accountId, accountId),
        eq(reports.state, 'open'),
        or(eq(reports.demandId, demandId ?? 0), eq(reports.offerId, offerId ?? 0)),
      ),
    )
  return found?.caseNumber
}

/** The oldest first while open, else the newest. */
export async function listCases(db: Db, { state, ...page }: PageInput & { state?: ReportState | undefined }) {
  const [by, buyer, employer] = [alias(accounts, 'by'), alias(accounts, 'buyer'), alias(exhibitors, 'employer')]
  return db
    .select({
      report: reports,
      reporter: accounts,
      employer: employer.company,
      by: by.name,
      demand: { id: demands.id, title: demands.title },
      buyer: buyer.name,
      offer: offers,
      company: exhibitors.company,
    })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.accountId))
    .leftJoin(employer, eq(employer.id, accounts.exhibitorId))
    .leftJoin(offers, eq(offers.id, reports.offerId))
    .leftJoin(exhibitors, eq(exhibitors.id, offers.exhibitorId))
    .leftJoin(demands, eq(demands.id, sql`coalesce(${reports.demandId}, ${offers.demandId})`))
    .leftJoin(buyer, eq(buyer.id, demands.accountId))
    .leftJoin(by, eq(by.id, reports.decidedBy))
    .where(state ? eq(reports.state, state) : undefined)
    .orderBy(state === 'open' ? asc(reports.id) : desc(reports.id))
    .limit(page.limit)
    .offset(toOffset(page))
}

export async function countCases(db: Db, state?: ReportState): Promise<number> {
  const [total] = await db
    .select({ n: count() })
    .from(reports)
    .where(state ? eq(reports.state, state) : undefined)
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

/** Ends a case that is still open; undefined when somebody was first. */
export async function closeReport(
  db: Db,
  id: number,
  end: { state: ReportState; reply: string; decidedBy: number },
): Promise<ReportRow | undefined> {
  const [closed] = await db
    .update(reports)
    .set({ ...end, decidedAt: new Date() })
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning()
  return closed
}
