import { and, eq, gt, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { tradeBlocks } from '#server/modules/trade/blocks/blocks.schema.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitRecords, shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { addNoticesTo, type NoticeParameters } from '#server/modules/foundation/notices/index.ts'
import { followNews, follows } from './follows.schema'

export type News = typeof followNews.$inferSelect

/** A session of an exhibitor has gone live: told of once, however often it is interrupted. The fair's own have no followers. */
export async function addLiveNews(db: Db, liveId: number): Promise<void> {
  const [live] = await db.select().from(liveRecords).where(eq(liveRecords.id, liveId))
  if (!live || live.exhibitorId === null) return
  await db
    .insert(followNews)
    .values({ kind: 'live', targetId: liveId, exhibitorId: live.exhibitorId })
    .onConflictDoNothing()
}

/**
 * Exhibits were published or their days were changed: one is new when its first publication is of the last day or still to
 * be seen, and is announced when visitors see it.
 */
export async function addExhibitNews(db: Db, exhibitIds: readonly number[]): Promise<void> {
  const fresh = await db
    .select({ id: exhibitRecords.id, exhibitorId: exhibitRecords.exhibitorId, dueAt: exhibitRecords.shownFrom })
    .from(exhibitRecords)
    .where(
      and(
        inArray(exhibitRecords.id, [0, ...exhibitIds]),
        or(gt(exhibitRecords.publishedAt, sql`now() - interval '1 day'`), gt(exhibitRecords.shownFrom, sql`now()`)),
      ),
    )
    .orderBy(exhibitRecords.id)
  const news = fresh.flatMap(({ id, exhibitorId, dueAt }) =>
    dueAt ? [{ kind: 'exhibit' as const, targetId: id, exhibitorId, dueAt }] : [],
  )
  if (news.length === 0) return
  await db
    .insert(followNews)
    .values(news)
    .onConflictDoUpdate({
      target: [followNews.kind, followNews.targetId],
      set: { dueAt: sql`excluded.due_at`, exhibitorId: sql`excluded.exhibitor_id` },
      setWhere: isNull(followNews.toldAt),
    })
}

/** An exhibitor has set further days for talks: told of each time that it does. */
export async function addSlotNews(db: Db, exhibitorId: number): Promise<void> {
  const dueAt = new Date()
  await db
    .insert(followNews)
    .values({ kind: 'slots', targetId: exhibitorId, exhibitorId, dueAt })
    .onConflictDoUpdate({ target: [followNews.kind, followNews.targetId], set: { dueAt, toldAt: null } })
}

/** Due news that no other server is sending; marks them as sent. */
export async function takeDueNews(db: Db, limit: number): Promise<News[]> {
  const due = db
    .select({ kind: followNews.kind, targetId: followNews.targetId })
    .from(followNews)
    .where(and(isNull(followNews.toldAt), lte(followNews.dueAt, sql`now()`)))
    .orderBy(followNews.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(followNews)
    .set({ toldAt: sql`now()` })
    .where(inArray(sql`(${followNews.kind}, ${followNews.targetId})`, due))
    .returning()
}

/** What visitors see of it now: the exhibitor's name, and the session's; undefined: nothing, and nobody is notified. */
export async function findNewsShown(
  db: Db,
  { kind, targetId, exhibitorId }: News,
): Promise<{ company: Bilingual; title?: Bilingual } | undefined> {
  const [maker] = await db
    .select({ company: shownExhibitors.company })
    .from(shownExhibitors)
    .where(eq(shownExhibitors.id, exhibitorId))
  if (!maker || kind === 'slots') return maker
  if (kind === 'exhibit') {
    const rows = await db.select({ id: shownExhibits.id }).from(shownExhibits).where(eq(shownExhibits.id, targetId))
    return rows.length > 0 ? maker : undefined
  }
  const [live] = await db
    .select({ title: liveRecords.title })
    .from(liveRecords)
    .where(and(eq(liveRecords.id, targetId), inArray(liveRecords.status, [1, 6])))
  return live && { ...maker, title: live.title }
}

interface FollowerNotice {
  exhibitorId: number
  name: 'followedLive' | 'followedNew' | 'followedSlots'
  /** The followers that receive it; omitted: all of them. */
  userTypes?: readonly number[] | undefined
  parameters: NoticeParameters
  /** Each follower is notified once of the same key. */
  key: string
}

/** Notifies every follower; returns those who are, and which of them have chosen SMS or e-mail too. */
export async function addFollowerNotices(db: Db, { exhibitorId, name, userTypes, parameters, key }: FollowerNotice) {
  // Neither side is notified of the other where one has blocked it.
  const blocked = db
    .select({ accountId: tradeBlocks.accountId })
    .from(tradeBlocks)
    .where(and(eq(tradeBlocks.exhibitorId, exhibitorId), eq(tradeBlocks.accountId, follows.accountId)))
  const followers = db
    .select({ accountId: follows.accountId })
    .from(follows)
    .innerJoin(accountRecords, eq(accountRecords.id, follows.accountId))
    .where(
      and(
        eq(follows.kind, 'exhibitor'),
        eq(follows.targetId, exhibitorId),
        eq(accountRecords.status, 'active'),
        userTypes ? inArray(accountRecords.userType, [...userTypes]) : undefined,
        notExists(blocked),
        // Its own people know.
        or(isNull(accountRecords.exhibitorId), ne(accountRecords.exhibitorId, exhibitorId)),
      ),
    )
  const added = await addNoticesTo(db, followers, { name, parameters, key, kind: 'follow' })
  if (added.length === 0) return []
  const { id, phone, email, languageType } = accountRecords
  const people = await db
    .select({ id, phone, email, languageType })
    .from(accountRecords)
    .where(sql`${accountRecords.id} = any(${sql.param(added.map(({ accountId }) => accountId))}::integer[])`)
  const sent = new Map(added.map(({ accountId, isSent }) => [accountId, isSent]))
  return people.map((person) => ({ ...person, isSent: sent.get(person.id) ?? false }))
}
