import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { RANKED_MAX } from '#contract/operations/figures/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { conversationRecords as conversations } from '#server/modules/live/chat/index.ts'
import { exhibitorRecords as exhibitors, shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { exhibitRecords as exhibits } from '#server/modules/fair/exhibits/index.ts'
import { followRecords as follows } from '#server/modules/trade/follows/index.ts'
import { livePushRecords as livePushes } from '#server/modules/live/live/index.ts'
import { counted, type Span, sum } from './counted.queries'
import { figureCounts } from './figures.schema'
import { answeredAt, medianMinutes } from './happened.queries'

/** The exhibitors that visitors see in the hall of one, itself among them. */
export async function listNeighbours(db: Db, exhibitorId: number): Promise<number[]> {
  const own = db.select({ hallId: exhibitors.hallId }).from(exhibitors).where(eq(exhibitors.id, exhibitorId))
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
    .select({ id: exhibits.exhibitorId, n: sum })
    .from(figureCounts)
    .innerJoin(exhibits, eq(exhibits.id, figureCounts.recordId))
    .where(and(counted('page', span), eq(figureCounts.name, 'ExhibisDetail'), inArray(exhibits.exhibitorId, [...ids])))
    .groupBy(exhibits.exhibitorId)
}

/** Clicks on what each has pushed in live sessions of these days. */
export async function countPushClicks(db: Db, ids: readonly number[], { from, until }: Span) {
  return db
    .select({ id: exhibits.exhibitorId, n: sql<number>`sum(${livePushes.clicks})`.mapWith(Number) })
    .from(livePushes)
    .innerJoin(exhibits, eq(exhibits.id, livePushes.exhibitId))
    .where(and(inArray(exhibits.exhibitorId, [...ids]), gte(livePushes.pushedAt, from), lt(livePushes.pushedAt, until)))
    .groupBy(exhibits.exhibitorId)
}

/** Conversations begun with each, and how soon they were answered. */
export async function countRequested(db: Db, ids: readonly number[], { from, until }: Span) {
  return db
    .select({
      service: conversations.service,
      n: count(),
      minutes: medianMinutes(conversations.askedAt, answeredAt),
    })
    .from(conversations)
    .where(
      and(
        isNotNull(conversations.visitorId),
        inArray(conversations.service, ids.map(String)),
        gte(conversations.askedAt, from),
        lt(conversations.askedAt, until),
      ),
    )
    .groupBy(conversations.service)
}

/** Who began to follow each of them in these days. */
export async function countFollowed(db: Db, ids: readonly number[], { from, until }: Span) {
  return db
    .select({ id: follows.targetId, n: count() })
    .from(follows)
    .where(
      and(
        eq(follows.kind, 'exhibitor'),
        inArray(follows.targetId, [...ids]),
        gte(follows.createdAt, from),
        lt(follows.createdAt, until),
      ),
    )
    .groupBy(follows.targetId)
}

/** Views and visitors of one by day, as YYYY-MM-DD in GMT+8. */
export async function countStandDays(db: Db, exhibitorId: number, { from, until }: Span) {
  const day = sql<string>`to_char(${figureCounts.hour} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
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
    .select({ id: exhibits.id, name: exhibits.name, views: sum })
    .from(figureCounts)
    .innerJoin(exhibits, eq(exhibits.id, figureCounts.recordId))
    .where(and(counted('page', span), eq(figureCounts.name, 'ExhibisDetail'), eq(exhibits.exhibitorId, exhibitorId)))
    .groupBy(exhibits.id, exhibits.name)
    .orderBy(desc(sum), exhibits.id)
    .limit(RANKED_MAX)
}

/** What it pushed in live sessions of these days, the most clicked first. */
export async function rankPushed(db: Db, exhibitorId: number, { from, until }: Span) {
  const [views, clicks] = [
    sql<number>`sum(${livePushes.views})`.mapWith(Number),
    sql<number>`sum(${livePushes.clicks})`.mapWith(Number),
  ]
  return db
    .select({ id: exhibits.id, name: exhibits.name, views, clicks })
    .from(livePushes)
    .innerJoin(exhibits, eq(exhibits.id, livePushes.exhibitId))
    .where(and(eq(exhibits.exhibitorId, exhibitorId), gte(livePushes.pushedAt, from), lt(livePushes.pushedAt, until)))
    .groupBy(exhibits.id, exhibits.name)
    .orderBy(desc(clicks), exhibits.id)
    .limit(RANKED_MAX)
}
