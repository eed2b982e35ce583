import { and, desc, eq, exists, inArray, isNotNull, not, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { tradeBlocks } from '#server/modules/trade/blocks/blocks.schema.ts'
import { approvedDemands, demandExhibitors, demands, isOpen } from '#server/modules/trade/demands/demands.schema.ts'
import { offerRecords } from '#server/modules/trade/offers/index.ts'
import { searchEntryRecords } from '#server/modules/fair/search/index.ts'

export type ApprovedDemand = typeof approvedDemands.$inferSelect

/** The visible part of an open demand, and its buyer; undefined: it is not open. */
export async function findOpen(db: Db, id: number) {
  const [row] = await db
    .select({ demand: approvedDemands, accountId: accountRecords.id, userType: accountRecords.userType })
    .from(approvedDemands)
    .innerJoin(demands, eq(demands.id, approvedDemands.demandId))
    .innerJoin(accountRecords, eq(accountRecords.id, demands.accountId))
    .where(and(eq(approvedDemands.demandId, id), isOpen()))
  return row
}

/** The exhibitors that a demand is for alone. */
export async function listNamed(db: Db, demandId: number): Promise<number[]> {
  const rows = await db
    .select({ id: demandExhibitors.exhibitorId })
    .from(demandExhibitors)
    .where(eq(demandExhibitors.demandId, demandId))
  return rows.map(({ id }) => id)
}

/**
 * One of the two has blocked the other, and the exhibitor was given the contact of this demand. A block takes no other
 * demand away, whoever it is by: a missing demand would reveal its owner.
 */
const isBlocked = (db: Db, exhibitorId: number) => {
  const given = db
    .select({ id: offerRecords.id })
    .from(offerRecords)
    .where(
      and(
        eq(offerRecords.demandId, demands.id),
        eq(offerRecords.exhibitorId, exhibitorId),
        isNotNull(offerRecords.shortlistedAt),
      ),
    )
  return exists(
    db
      .select({ id: tradeBlocks.accountId })
      .from(tradeBlocks)
      .where(
        and(eq(tradeBlocks.exhibitorId, exhibitorId), eq(tradeBlocks.accountId, demands.accountId), exists(given)),
      ),
  )
}

/** The open demands that an exhibitor may offer to, so many at most, the newest first. */
export async function listOpenFor(db: Db, exhibitorId: number, max: number) {
  const named = db
    .select({ id: demandExhibitors.demandId })
    .from(demandExhibitors)
    .where(eq(demandExhibitors.exhibitorId, exhibitorId))
  return db
    .select({ demand: approvedDemands, userType: accountRecords.userType })
    .from(approvedDemands)
    .innerJoin(demands, eq(demands.id, approvedDemands.demandId))
    .innerJoin(accountRecords, eq(accountRecords.id, demands.accountId))
    .where(
      and(
        isOpen(),
        or(eq(approvedDemands.named, false), inArray(approvedDemands.demandId, named)),
        not(isBlocked(db, exhibitorId)),
      ),
    )
    .orderBy(desc(approvedDemands.shownAt), desc(approvedDemands.demandId))
    .limit(max)
}

/** The words that the search index has of these exhibits. */
export async function listTokens(db: Db, exhibitIds: readonly number[]) {
  const { type, recordId, nameTokens, descriptionTokens } = searchEntryRecords
  return db
    .select({ recordId, nameTokens, descriptionTokens })
    .from(searchEntryRecords)
    .where(and(eq(type, 1), inArray(recordId, [0, ...exhibitIds])))
}
