import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { RANKED_MAX } from '#contract/operations/figures/limits.ts'
import { chinaDayOf } from '#server/platform/db/time/china-day.ts'
import type { Db } from '#server/platform/db/database.ts'
import { conversationRecords } from '#server/modules/live/chat/index.ts'
import { exhibitorRecords, shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'
import { followRecords } from '#server/modules/trade/follows/index.ts'
import { livePushRecords } from '#server/modules/live/live/index.ts'
import { counted, type Span, sum } from './counted.queries'
import { figureCounts } from './figures.schema'
import { answeredAt, medianMinutes } from './happened.queries'

/** The exhibitors that visitors see in the hall of one, itself among them. */
export async function listNeighbours(db: Db, exhibitorId: number): Promise<number[]> {
  const own = db
    .select({ hallId: exhibitorRecords.hallId })
    .from(exhibitorRecords)
    .where(eq(exhibitorRecords.id, exhibitorId))
  const rows = await db
    .select({ id: shownExhibitors.id })
    .from(shownExhibitors)
    .where(and(isNotNull(shownExhibitors.hallId), eq(shownExhibitors.hallId, sql`(${own})`)))
  const ids = rows.map(({ id }) => id)
  return ids.includes(exhibitorId) ? ids : [...ids, exhibitorId]
}

/** Views and visitors of each. */
export async function countViewsOf(db: Db, ids: readonly number[], span: Span) {
  const of = (kind: 'stand' | 'standVisitor') =>
    db
      .select({ id: figureCounts.recordId, n: sum })
      .from(figureCounts)
      .where(and(counted(kind, span), inArray(figureCounts.recordId, [...ids])))
      .groupBy(figureCounts.recordId)
  return { views: await of('stand'), visitors: await of('standVisitor') }
}

/** How often exhibits of each were opened. */
export async function countOpened(db: Db, ids: readonly number[], span: Span) {
  return db
    .select({ id: exhibitRecords.exhibitorId, n: sum })
    .from(figureCounts)
    .innerJoin(exhibitRecords, eq(exhibitRecords.id, figureCounts.recordId))
    .where(
      and(counted('page', span), eq(figureCounts.name, 'ExhibisDetail'), inArray(exhibitRecords.exhibitorId, [...ids])),
    )
    .groupBy(exhibitRecords.exhibitorId)
}

/** Clicks on what each has pushed in live sessions of these days. */
export async function countPushClicks(db: Db, ids: readonly number[], { from, until }: Span) {
  return db
    .select({ id: exhibitRecords.exhibitorId, n: sql<number>`sum(${livePushRecords.clicks})`.mapWith(Number) })
    .from(livePushRecords)
    .innerJoin(exhibitRecords, eq(exhibitRecords.id, livePushRecords.exhibitId))
    .where(
      and(
        inArray(exhibitRecords.exhibitorId, [...ids]),
        gte(livePushRecords.pushedAt, from),
        lt(livePushRecords.pushedAt, until),
      ),
    )
    .groupBy(exhibitRecords.exhibitorId)
}

/** Conversations begun with each, and how soon they were answered. */
export async function countRequested(db: Db, ids: readonly number[], { from, until }: Span) {
  return db
    .select({
      service: conversationRecords.service,
      n: count(),
      minutes: medianMinutes(conversationRecords.requestedAt, answeredAt),
    })
    .from(conversationRecords)
    .where(
      and(
        isNotNull(conversationRecords.visitorId),
        inArray(conversationRecords.service, ids.map(String)),
        gte(conversationRecords.requestedAt, from),
        lt(conversationRecords.requestedAt, until),
      ),
    )
    .groupBy(conversationRecords.service)
}

/** Who began to follow each of them in these days. */
export async function countFollowed(db: Db, ids: readonly number[], { from, until }: Span) {
  return db
    .select({ id: followRecords.targetId, n: count() })
    .from(followRecords)
    .where(
      and(
        eq(followRecords.kind, 'exhibitor'),
        inArray(followRecords.targetId, [...ids]),
        gte(followRecords.createdAt, from),
        lt(followRecords.createdAt, until),
      ),
    )
    .groupBy(followRecords.targetId)
}

/** Views and visitors of one by day, as YYYY-MM-DD in GMT+8. */
export async function countStandDays(db: Db, exhibitorId: number, { from, until }: Span) {
  const day = chinaDayOf(figureCounts.hour)
  return db
    .select({ day, kind: figureCounts.kind, n: sum })
    .from(figureCounts)
    .where(
      and(
        eq(figureCounts.recordId, exhibitorId),
        inArray(figureCounts.kind, ['stand', 'standVisitor']),
        gte(figureCounts.hour, from),
        lt(figureCounts.hour, until),
      ),
    )
    .groupBy(sql`1`, figureCounts.kind)
}

/** Its signed-in viewers by country. */
export async function rankStandCountries(db: Db, exhibitorId: number, span: Span) {
  return db
    .select({ name: figureCounts.name, count: sum })
    .from(figureCounts)
    .where(and(counted('standCountry', span), eq(figureCounts.recordId, exhibitorId)))
    .groupBy(figureCounts.name)
    .orderBy(desc(sum), figureCounts.name)
    .limit(RANKED_MAX)
}

/** Its exhibits that were opened most. */
export async function rankOpened(db: Db, exhibitorId: number, span: Span) {
  return db
    .select({ id: exhibitRecords.id, name: exhibitRecords.name, views: sum })
    .from(figureCounts)
    .innerJoin(exhibitRecords, eq(exhibitRecords.id, figureCounts.recordId))
    .where(
      and(counted('page', span), eq(figureCounts.name, 'ExhibisDetail'), eq(exhibitRecords.exhibitorId, exhibitorId)),
    )
    .groupBy(exhibitRecords.id, exhibitRecords.name)
    .orderBy(desc(sum), exhibitRecords.id)
    .limit(RANKED_MAX)
}

/** What it pushed in live sessions of these days, the most clicked first. */
export async function rankPushed(db: Db, exhibitorId: number, { from, until }: Span) {
  const [views, clicks] = [
    sql<number>`sum(${livePushRecords.views})`.mapWith(Number),
    sql<number>`sum(${livePushRecords.clicks})`.mapWith(Number),
  ]
  return db
    .select({ id: exhibitRecords.id, name: exhibitRecords.name, views, clicks })
    .from(livePushRecords)
    .innerJoin(exhibitRecords, eq(exhibitRecords.id, livePushRecords.exhibitId))
    .where(
      and(
        eq(exhibitRecords.exhibitorId, exhibitorId),
        gte(livePushRecords.pushedAt, from),
        lt(livePushRecords.pushedAt, until),
      ),
    )
    .groupBy(exhibitRecords.id, exhibitRecords.name)
    .orderBy(desc(clicks), exhibitRecords.id)
    .limit(RANKED_MAX)
}
