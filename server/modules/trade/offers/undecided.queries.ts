import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { tradeBlocks } from '#server/modules/trade/blocks/blocks.schema.ts'
import { approvedDemands, demands, isOpen } from '#server/modules/trade/demands/demands.schema.ts'
import { offers } from './offers.schema'

/** Open demands of a buyer with offers that the buyer has neither shortlisted nor decided, the latest offer first. */
export async function listUndecided(db: Db, accountId: number, limit: number) {
  const isBlocked = sql`exists (select 1 from ${tradeBlocks} where ${tradeBlocks.exhibitorId} = ${offers.exhibitorId}
    and ${tradeBlocks.accountId} = ${demands.accountId} and ${tradeBlocks.bySide} = 'buyer')`
  const latest = sql<Date>`max(${offers.createdAt})`.mapWith(offers.createdAt)
  const rows = await db
    .select({
      id: approvedDemands.demandId,
      title: approvedDemands.title,
      offers: count(),
      latest,
      // Over all groups, before the limit.
      all: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(offers)
    .innerJoin(approvedDemands, eq(approvedDemands.demandId, offers.demandId))
    .innerJoin(demands, eq(demands.id, offers.demandId))
    .where(
      and(
        eq(demands.accountId, accountId),
        eq(offers.state, 'standing'),
        isNull(offers.shortlistedAt),
        gt(offers.validUntil, sql`now()`),
        isOpen(),
        sql`not ${isBlocked}`,
      ),
    )
    .groupBy(approvedDemands.demandId)
    .orderBy(desc(latest))
    .limit(limit)
  return { rows, offers: rows[0]?.all ?? 0 }
}
