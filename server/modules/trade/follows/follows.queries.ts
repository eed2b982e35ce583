import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { type FollowKind, followKinds, type FollowTarget } from '#contract/trade/follows/rules.ts'
import { FOLLOWS_MAX } from '#contract/trade/follows/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { exhibitRecords, shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { shownArticles } from '#server/modules/fair/news/index.ts'
import { shownScheduleEvents } from '#server/modules/fair/schedule/index.ts'
import { follows } from './follows.schema'

/** What visitors see of each kind. */
const shown = {
  exhibitor: shownExhibitors,
  exhibit: shownExhibits,
  news: shownArticles,
  live: liveRecords,
  schedule: shownScheduleEvents,
} as const

const named = (accountId: number, { kind, id }: FollowTarget): SQL | undefined =>
  and(eq(follows.accountId, accountId), eq(follows.kind, kind), eq(follows.targetId, id))

const ofKind = (accountId: number, kind: FollowKind): SQL | undefined =>
  and(eq(follows.accountId, accountId), eq(follows.kind, kind))

/** Whether visitors see it now. */
export async function isTargetShown(db: Db, { kind, id }: FollowTarget): Promise<boolean> {
  const { [kind]: table } = shown
  const rows = await db
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.id, id))
  return rows.length > 0
}

/** Adds it, once; false where it is not there and FOLLOWS_MAX of its kind are. The account must be locked. */
export async function addFollow(db: Db, accountId: number, target: FollowTarget): Promise<boolean> {
  const [own] = await db
    .select({
      all: count(),
      same: sql<number>`count(*) filter (where ${follows.targetId} = ${target.id})`.mapWith(Number),
    })
    .from(follows)
    .where(ofKind(accountId, target.kind))
  if (own && own.same > 0) return true
  if (own && own.all >= FOLLOWS_MAX) return false
  await db.insert(follows).values({ accountId, kind: target.kind, targetId: target.id }).onConflictDoNothing()
  return true
}

export async function removeFollow(db: Db, accountId: number, target: FollowTarget): Promise<void> {
  await db.delete(follows).where(named(accountId, target))
}

/** Which of these the account follows. */
export async function listFollowedOf(db: Db, accountId: number, targets: FollowTarget[]): Promise<FollowTarget[]> {
  const input = followKinds.flatMap((kind) => {
    const ids = targets.flatMap((one) => (one.kind === kind ? [one.id] : []))
    return ids.length > 0 ? [and(ofKind(accountId, kind), inArray(follows.targetId, ids))] : []
  })
  if (input.length === 0) return []
  return db
    .select({ kind: follows.kind, id: follows.targetId })
    .from(follows)
    .where(or(...input))
}

/** How many follow an exhibitor, and how many times its exhibits are collected. */
export async function countFollowersOf(db: Db, exhibitorId: number): Promise<{ followers: number; collected: number }> {
  const [direct] = await db
    .select({ n: count() })
    .from(follows)
    .where(and(eq(follows.kind, 'exhibitor'), eq(follows.targetId, exhibitorId)))
  const [collected] = await db
    .select({ n: count() })
    .from(follows)
    .innerJoin(exhibitRecords, eq(exhibitRecords.id, follows.targetId))
    .where(and(eq(follows.kind, 'exhibit'), eq(exhibitRecords.exhibitorId, exhibitorId)))
  return { followers: direct?.n ?? 0, collected: collected?.n ?? 0 }
}

export const newestFirst = [desc(follows.createdAt), follows.kind, desc(follows.targetId)]
