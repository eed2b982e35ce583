import { and, count, eq, gt, gte, sql } from 'drizzle-orm'
import { STATISTICS_DAYS } from '#contract/trade/offers/limits.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { chinaDayOf } from '#server/platform/db/time/china-day.ts'
import type { Db } from '#server/platform/db/database.ts'
import { approvedDemands, isOpen } from '#server/modules/trade/demands/demands.schema.ts'
import { categoryRecords } from '#server/modules/fair/exhibits/index.ts'
import { offers } from './offers.schema'

const isPublic = eq(approvedDemands.named, false)
const DAY_MS = 86_400_000

/** Offers to public demands that were neither withdrawn nor declined, by demand. */
function selectOfferCounts(db: Db) {
  return db
    .select({ demandId: offers.demandId, n: count().as('n') })
    .from(offers)
    .where(sql`${offers.state} in ('standing', 'accepted')`)
    .groupBy(offers.demandId)
    .as('offer_counts')
}

async function countCategories(db: Db, language: Language) {
  const counts = selectOfferCounts(db)
  const rows = await db
    .select({
      id: categoryRecords.id,
      name: categoryRecords.name,
      demands: count(),
      offers: sql<number>`coalesce(sum(${counts.n}), 0)::int`,
    })
    .from(approvedDemands)
    .innerJoin(categoryRecords, eq(categoryRecords.id, approvedDemands.categoryId))
    .leftJoin(counts, eq(counts.demandId, approvedDemands.demandId))
    .where(and(isPublic, isOpen()))
    .groupBy(categoryRecords.id, categoryRecords.name)
    .orderBy(sql`count(*) desc`, categoryRecords.id)
  return rows.map(({ name, ...row }) => ({ ...row, name: pick(name, language) }))
}

async function countDays(db: Db) {
  const today = chinaDay(new Date())
  const { from } = chinaDayBounds(today)
  const since = new Date(from.getTime() - (STATISTICS_DAYS - 1) * DAY_MS)
  const shown = await db
    .select({ day: chinaDayOf(approvedDemands.shownAt), n: count() })
    .from(approvedDemands)
    .where(and(isPublic, gte(approvedDemands.shownAt, since)))
    .groupBy(sql`1`)
  const offered = await db
    .select({ day: chinaDayOf(offers.createdAt), n: count() })
    .from(offers)
    .innerJoin(approvedDemands, eq(approvedDemands.demandId, offers.demandId))
    .where(and(isPublic, gte(offers.createdAt, since), sql`${offers.state} in ('standing', 'accepted')`))
    .groupBy(sql`1`)
  const numberOf = (rows: { day: string; n: number }[], day: string) => rows.find((row) => row.day === day)?.n ?? 0
  return Array.from({ length: STATISTICS_DAYS }, (_, place) => {
    const day = chinaDay(new Date(since.getTime() + place * DAY_MS))
    return { day, demands: numberOf(shown, day), offers: numberOf(offered, day) }
  })
}

/** What is public of the exchange hall, in numbers. */
export async function countTrade(db: Db, language: Language) {
  const [open] = await db.select({ n: count() }).from(approvedDemands).where(and(isPublic, isOpen()))
  const [matched] = await db
    .select({ n: count() })
    .from(approvedDemands)
    .where(and(isPublic, gt(approvedDemands.accepted, 0)))
  const [offered] = await db
    .select({ n: count() })
    .from(offers)
    .innerJoin(approvedDemands, eq(approvedDemands.demandId, offers.demandId))
    .where(and(isPublic, sql`${offers.state} in ('standing', 'accepted')`))
  return {
    open: open?.n ?? 0,
    offers: offered?.n ?? 0,
    matched: matched?.n ?? 0,
    categories: await countCategories(db, language),
    days: await countDays(db),
  }
}
