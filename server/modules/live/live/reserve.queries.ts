import { and, asc, count, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { liveReserves, lives } from './live.schema'

const named = (liveId: number, accountId: number) =>
  and(eq(liveReserves.liveId, liveId), eq(liveReserves.accountId, accountId))

/** The id of an account's booking of a session: the same for repeated and for concurrent calls. */
export async function upsertReserve(db: Db, liveId: number, accountId: number): Promise<string> {
  const [kept] = await db
    .insert(liveReserves)
    .values({ id: newKey(), liveId, accountId })
    // Changes nothing, but gives the row that is there.
    .onConflictDoUpdate({ target: [liveReserves.liveId, liveReserves.accountId], set: { liveId } })
    .returning({ id: liveReserves.id })
  if (!kept) throw new Error('the booking was not kept')
  return kept.id
}

export async function findOwnReserve(db: Db, liveId: number, accountId: number): Promise<string | undefined> {
  const [found] = await db.select({ id: liveReserves.id }).from(liveReserves).where(named(liveId, accountId))
  return found?.id
}

export async function removeReserve(db: Db, liveId: number, accountId: number): Promise<void> {
  await db.delete(liveReserves).where(named(liveId, accountId))
}

function select(db: Db) {
  return db
    .select({ reserve: liveReserves, live: lives, company: exhibitorRecords.company })
    .from(liveReserves)
    .innerJoin(lives, eq(lives.id, liveReserves.liveId))
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, lives.exhibitorId))
    .$dynamic()
}

export async function findReserve(db: Db, id: string) {
  const [found] = await select(db).where(eq(liveReserves.id, id))
  return found
}

/** An account's bookings of sessions that lie between two moments at least in part, by their start. */
export function listReservedBetween(
  db: Db,
  accountId: number,
  { from, until, limit }: { from: Date; until: Date; limit: number },
) {
  return select(db)
    .where(and(eq(liveReserves.accountId, accountId), lt(lives.startsAt, until), gt(lives.endsAt, from)))
    .orderBy(asc(lives.startsAt), asc(lives.id))
    .limit(limit)
}

/** An account's bookings: what is still to end first, of both parts the nearest to now first. */
export async function listOwnReserves(db: Db, accountId: number, page: PageInput) {
  const own = eq(liveReserves.accountId, accountId)
  const [total] = await db.select({ n: count() }).from(liveReserves).where(own)
  const rows = await select(db)
    .where(own)
    .orderBy(sql`${lives.endsAt} < now()`, sql`abs(extract(epoch from ${lives.startsAt} - now()))`, lives.id)
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/**
 * Bookings of sessions that begin before the moment and have not been announced, at most `limit`; they count as
 * announced now. What another server has taken is left to it.
 */
export async function takeDue(db: Db, { now, before, limit }: { now: Date; before: Date; limit: number }) {
  const due = db
    .select({ id: liveReserves.id })
    .from(liveReserves)
    .innerJoin(lives, eq(lives.id, liveReserves.liveId))
    .innerJoin(accountRecords, eq(accountRecords.id, liveReserves.accountId))
    .where(
      and(
        isNull(liveReserves.remindedAt),
        eq(lives.status, 0),
        gt(lives.startsAt, now),
        lte(lives.startsAt, before),
        eq(accountRecords.status, 'active'),
      ),
    )
    .limit(limit)
    .for('update', { of: liveReserves, skipLocked: true })
  const taken = await db
    .update(liveReserves)
    .set({ remindedAt: now })
    .where(inArray(liveReserves.id, due))
    .returning({ id: liveReserves.id })
  if (taken.length === 0) return []
  return db
    .select({ live: lives, account: columnsOf(accountRecords) })
    .from(liveReserves)
    .innerJoin(lives, eq(lives.id, liveReserves.liveId))
    .innerJoin(accountRecords, eq(accountRecords.id, liveReserves.accountId))
    .where(
      inArray(
        liveReserves.id,
        taken.map(({ id }) => id),
      ),
    )
}
