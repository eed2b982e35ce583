import { and, asc, eq, getViewSelectedFields, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { followRecords } from '#server/modules/trade/follows/index.ts'
import { shownScheduleEvents } from '#server/modules/fair/schedule/index.ts'
import { calendarSubscriptions } from './calendar.schema'

/** Moments between which something lies at least in part. */
export interface Span {
  from: Date
  until: Date
}

/** The events of the fair that an account has added, while visitors see them, by their start. */
export function listAdded(db: Db, accountId: number, { from, until }: Span, limit: number) {
  return db
    .select(getViewSelectedFields(shownScheduleEvents))
    .from(followRecords)
    .innerJoin(shownScheduleEvents, eq(shownScheduleEvents.id, followRecords.targetId))
    .where(
      and(
        eq(followRecords.accountId, accountId),
        eq(followRecords.kind, 'schedule'),
        lt(shownScheduleEvents.startsAt, until),
        gt(shownScheduleEvents.endsAt, from),
      ),
    )
    .orderBy(asc(shownScheduleEvents.startsAt), asc(shownScheduleEvents.id))
    .limit(limit)
}

const of = (accountId: number) => eq(calendarSubscriptions.accountId, accountId)

export async function findSubscription(db: Db, accountId: number) {
  const [found] = await db.select().from(calendarSubscriptions).where(of(accountId))
  return found
}

/** The address of an account from now on. */
export async function putSubscription(db: Db, accountId: number, keyHash: string): Promise<Date> {
  const since = new Date()
  const made = { keyHash, since, readAt: null }
  await db
    .insert(calendarSubscriptions)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: calendarSubscriptions.accountId, set: made })
  return since
}

export async function removeSubscription(db: Db, accountId: number): Promise<void> {
  await db.delete(calendarSubscriptions).where(of(accountId))
}

/** The owner of a calendar address, marked as read now; undefined: unknown address. */
export async function readByKey(db: Db, keyHash: string): Promise<typeof accountRecords.$inferSelect | undefined> {
  const [read] = await db
    .update(calendarSubscriptions)
    .set({ readAt: new Date() })
    .where(eq(calendarSubscriptions.keyHash, keyHash))
    .returning({ accountId: calendarSubscriptions.accountId })
  if (!read) return undefined
  const [account] = await db
    .select()
    .from(accountRecords)
    .where(and(eq(accountRecords.id, read.accountId), eq(accountRecords.status, 'active')))
  return account
}
