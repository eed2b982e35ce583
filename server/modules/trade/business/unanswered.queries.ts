import { and, asc, count, eq, lt, notExists, sql } from 'drizzle-orm'
import { UNANSWERED_MS } from '#contract/trade/business/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { approvedDemands, isOpen } from '#server/modules/trade/demands/demands.schema.ts'
import { categoryRecords } from '#server/modules/fair/exhibits/index.ts'
import { offerRecords } from '#server/modules/trade/offers/index.ts'
import { demandNudges } from './business.schema'

/** Open, and no offer stands to it. */
function waits(db: Db) {
  const standing = db
    .select({ one: sql`1` })
    .from(offerRecords)
    .where(
      and(eq(offerRecords.demandId, approvedDemands.demandId), sql`${offerRecords.state} in ('standing', 'accepted')`),
    )
  return and(isOpen(), notExists(standing))
}

/** Those that were shown long enough ago, the longest waiting first. */
export async function listUnansweredDemands(db: Db, page: PageInput) {
  const where = and(waits(db), lt(approvedDemands.shownAt, new Date(Date.now() - UNANSWERED_MS)))
  const [total] = await db.select({ n: count() }).from(approvedDemands).where(where)
  const rows = await db
    .select({ demand: approvedDemands, category: categoryRecords.name, nudge: demandNudges })
    .from(approvedDemands)
    .innerJoin(categoryRecords, eq(categoryRecords.id, approvedDemands.categoryId))
    .leftJoin(demandNudges, eq(demandNudges.demandId, approvedDemands.demandId))
    .where(where)
    .orderBy(asc(approvedDemands.shownAt), asc(approvedDemands.demandId))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** Whether a demand waits for its first offer: undefined where there is no such demand that is shown. */
export async function findWaiting(db: Db, demandId: number) {
  const [found] = await db
    .select({ title: approvedDemands.title, waits: sql<boolean>`${waits(db)}` })
    .from(approvedDemands)
    .where(eq(approvedDemands.demandId, demandId))
  return found
}

/** The exhibitors that have offered to it, whatever became of their offers. */
export async function listOfferers(db: Db, demandId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ exhibitorId: offerRecords.exhibitorId })
    .from(offerRecords)
    .where(eq(offerRecords.demandId, demandId))
  return rows.map(({ exhibitorId }) => exhibitorId)
}

/** Notes that exhibitors are notified now; false where they were within UNANSWERED_MS. */
export async function takeNudge(
  db: Db,
  nudge: { demandId: number; byAccount: number; nudged: number },
): Promise<boolean> {
  const at = new Date()
  const rows = await db
    .insert(demandNudges)
    .values({ ...nudge, at })
    .onConflictDoUpdate({
      target: demandNudges.demandId,
      set: { at, byAccount: nudge.byAccount, nudged: nudge.nudged },
      setWhere: lt(demandNudges.at, new Date(at.getTime() - UNANSWERED_MS)),
    })
    .returning({ demandId: demandNudges.demandId })
  return rows.length > 0
}
