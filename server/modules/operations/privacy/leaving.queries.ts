import { and, count, eq, gte, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm'
import { chinaDay } from '#contract/core/china-time.ts'
import { exhibitorTypes, userTypes } from '#contract/core/permissions.ts'
import type { LeavingBlock } from '#contract/operations/privacy/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { liveManagers, lives } from '#server/modules/live/live/live.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import { tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { departures } from './privacy.schema'

export type Departure = typeof departures.$inferSelect

/** Of the account of an id: nobody else changes it, and nothing new refers to it, before this transaction has ended. */
export async function holdAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

/** Writes down that an active account is to be deleted; false where it is not active. */
export async function markLeaving(db: Db, id: number, dueAt: Date): Promise<boolean> {
  const marked = await db
    .update(accounts)
    .set({ status: 'leaving', leavesAt: dueAt })
    .where(and(eq(accounts.id, id), eq(accounts.status, 'active')))
    .returning({ id: accounts.id })
  if (marked.length === 0) return false
  await db.insert(departures).values({ accountId: id, dueAt })
  return true
}

/** Takes a deletion back that has not begun; false where there is none. */
export async function unmarkLeaving(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(departures)
    .where(and(eq(departures.accountId, id), isNull(departures.beganAt)))
    .returning({ id: departures.accountId })
  if (gone.length === 0) return false
  await db
    .update(accounts)
    .set({ status: 'active', leavesAt: null })
    .where(and(eq(accounts.id, id), eq(accounts.status, 'leaving')))
  return true
}

const isDue = (now: Date) => and(isNull(departures.endedAt), lte(departures.dueAt, now))

/** The accounts whose time has come, the first first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: departures.accountId })
    .from(departures)
    .where(isDue(now))
    .orderBy(departures.dueAt, departures.accountId)
    .limit(limit)
  return due.map(({ id }) => id)
}

/** Holds the deletion of an account that is due, for this transaction; undefined where another server has it, or it is done. */
export async function holdDeparture(db: Db, accountId: number, now: Date): Promise<Departure | undefined> {
  const [held] = await db
    .select()
    .from(departures)
    .where(and(eq(departures.accountId, accountId), isDue(now)))
    .for('update', { skipLocked: true })
  return held
}

export async function changeDeparture(
  db: Db,
  accountId: number,
  change: Partial<Pick<Departure, 'beganAt' | 'dueAt' | 'done' | 'endedAt'>>,
): Promise<void> {
  await db.update(departures).set(change).where(eq(departures.accountId, accountId))
}

const countOf = async (query: Promise<{ n: number }[]>): Promise<number> => (await query)[0]?.n ?? 0

/** Whether nobody else of these can log in, as a number. */
async function isAlone(db: Db, account: Account, among: SQL | undefined): Promise<number> {
  const others = and(among, ne(accounts.id, account.id), eq(accounts.status, 'active'))
  return (await countOf(db.select({ n: count() }).from(accounts).where(others))) === 0 ? 1 : 0
}

/** How much of each keeps an account from being deleted. */
export async function countBlocks(db: Db, account: Account, now = new Date()): Promise<Record<LeavingBlock, number>> {
  const { exhibitorId, id, userType } = account
  const own = eq(orders.accountId, id)
  const usable = and(
    eq(tickets.accountId, id),
    inArray(tickets.state, ['valid', 'locked']),
    gte(ticketTypes.lastDay, chinaDay(now)),
  )
  // One that failed waits for finance: the money is still to go back.
  const back = and(own, inArray(refunds.state, ['asked', 'failed']))
  const running = and(eq(liveManagers.accountId, id), inArray(lives.status, [1, 6]))
  const speaks = exhibitorId !== null && exhibitorTypes.some((type) => type === userType)
  const mates = and(eq(accounts.exhibitorId, exhibitorId ?? 0), inArray(accounts.userType, [...exhibitorTypes]))
  const n = { n: count() }
  return {
    order: await countOf(
      db
        .select(n)
        .from(orders)
        .where(and(own, eq(orders.state, 'pending'))),
    ),
    ticket: await countOf(
      db.select(n).from(tickets).innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId)).where(usable),
    ),
    refund: await countOf(db.select(n).from(refunds).innerJoin(orders, eq(orders.id, refunds.orderId)).where(back)),
    live: await countOf(
      db.select(n).from(liveManagers).innerJoin(lives, eq(lives.id, liveManagers.liveId)).where(running),
    ),
    onlyAdmin: speaks ? await isAlone(db, account, mates) : 0,
    onlyOrganizer:
      userType === userTypes.organizer ? await isAlone(db, account, eq(accounts.userType, userTypes.organizer)) : 0,
  }
}
