import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { approvedDemands, demandExhibitors } from '../demands/demands.schema'
import { shownExhibits } from '../exhibits/exhibits.schema'
import { shownExhibitors } from '../exhibitors/exhibitors.schema'
import { offers } from '../offers/offers.schema'

/** Exhibitors that a demand is for, or that show exhibits of its category, those with the most first; none that has offered. */
export async function listSuited(db: Db, demandId: number, limit: number): Promise<number[]> {
  const offered = db.select({ id: offers.exhibitorId }).from(offers).where(eq(offers.demandId, demandId))
  const named = await db
    .select({ id: demandExhibitors.exhibitorId })
    .from(demandExhibitors)
    .where(and(eq(demandExhibitors.demandId, demandId), notInArray(demandExhibitors.exhibitorId, offered)))
    .limit(limit)
  if (named.length > 0) return named.map(({ id }) => id)
  const rows = await db
    .select({ id: shownExhibitors.id })
    .from(approvedDemands)
    .innerJoin(shownExhibits, eq(shownExhibits.categoryId, approvedDemands.categoryId))
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, shownExhibits.exhibitorId))
    .where(
      and(
        eq(approvedDemands.demandId, demandId),
        eq(approvedDemands.named, false),
        notInArray(shownExhibitors.id, offered),
      ),
    )
    .groupBy(shownExhibitors.id)
    .orderBy(desc(sql`count(*)`), shownExhibitors.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
