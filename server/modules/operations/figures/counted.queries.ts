import { and, countDistinct, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { NOW_MS, RANKED_MAX } from '#contract/operations/figures/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'
import { followRecords } from '#server/modules/trade/follows/index.ts'
import { figureCounts, figureProgress, type figureKinds } from './figures.schema'
import { PROGRESS } from './roll-up.queries'
import { isTraffic } from './traffic.queries'

/** Moments from one to before the other. */
export interface Span {
  from: Date
  until: Date
}

type Kind = (typeof figureKinds)[number]

/** What is counted of a kind in a span. */
export const counted = (kind: Kind, { from, until }: Span): SQL | undefined =>
  and(eq(figureCounts.kind, kind), gte(figureCounts.hour, from), lt(figureCounts.hour, until))

export const sum = sql<number>`coalesce(sum(${figureCounts.count}), 0)`.mapWith(Number)

/** Visitors of the last five minutes of today, among the events that today's figures have counted: never more than today's. */
export async function countNow(db: Db): Promise<number> {
  const today = chinaDayBounds(chinaDay(new Date())).from
  const since = new Date(Math.max(Date.now() - NOW_MS, today.getTime()))
  const lastCounted = db
    .select({ id: figureProgress.eventId })
    .from(figureProgress)
    .where(eq(figureProgress.name, PROGRESS))
  const [row] = await db
    .select({ n: countDistinct(analyticsEvents.visitorId) })
    .from(analyticsEvents)
    .where(and(gte(analyticsEvents.receivedAt, since), lte(analyticsEvents.id, lastCounted), isTraffic))
  return row?.n ?? 0
}

/** Views, visits and visitors of a span, and by the hour those that differ within it. */
export async function countHours(db: Db, { from, until }: Span) {
  const kinds: Kind[] = ['view', 'visit', 'visitor', 'dayVisitor']
  return db
    .select({ hour: figureCounts.hour, kind: figureCounts.kind, n: sum })
    .from(figureCounts)
    .where(and(inArray(figureCounts.kind, kinds), gte(figureCounts.hour, from), lt(figureCounts.hour, until)))
    .groupBy(figureCounts.hour, figureCounts.kind)
}

/** The names of a kind with the most, in their order. */
export async function rankNames(db: Db, kind: Kind, span: Span) {
  return db
    .select({ name: figureCounts.name, count: sum })
    .from(figureCounts)
    .where(counted(kind, span))
    .groupBy(figureCounts.name)
    .orderBy(desc(sum), figureCounts.name)
    .limit(RANKED_MAX)
}

/** The records of a page that were looked at and followed most. */
export async function rankLiked(db: Db, of: 'exhibit' | 'exhibitor', span: Span) {
  const page = of === 'exhibit' ? 'ExhibisDetail' : 'ExhibitorDetail'
  const viewed = db
    .select({
      id: figureCounts.recordId,
      views: sum.as('day_views'),
      follows: sql<number>`0`.as('day_follows'),
    })
    .from(figureCounts)
    .where(and(counted('page', span), eq(figureCounts.name, page), gt(figureCounts.recordId, 0)))
    .groupBy(figureCounts.recordId)
  const followed = db
    .select({ id: followRecords.targetId, views: sql<number>`0`, follows: sql<number>`count(*)` })
    .from(followRecords)
    .where(
      and(eq(followRecords.kind, of), gte(followRecords.createdAt, span.from), lt(followRecords.createdAt, span.until)),
    )
    .groupBy(followRecords.targetId)
  const liked = viewed.unionAll(followed).as('liked')
  const named = of === 'exhibit' ? exhibitRecords : exhibitorRecords
  const name = of === 'exhibit' ? exhibitRecords.name : exhibitorRecords.company
  const [views, follow] = [
    sql<number>`sum(${liked.views})`.mapWith(Number),
    sql<number>`sum(${liked.follows})`.mapWith(Number),
  ]
  return db
    .select({ id: liked.id, name, views, follows: follow })
    .from(liked)
    .innerJoin(named, eq(named.id, liked.id))
    .groupBy(liked.id, name)
    .orderBy(desc(sql`sum(${liked.views}) + sum(${liked.follows})`), liked.id)
    .limit(RANKED_MAX)
}
