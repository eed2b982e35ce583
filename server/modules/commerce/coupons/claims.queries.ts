import { and, count, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ClaimState } from '#contract/commerce/coupons/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import type { AddressSnapshot } from '#server/modules/commerce/addresses/index.ts'
import { couponClaims, coupons } from './coupons.schema'

export type Coupon = typeof coupons.$inferSelect
export type Claim = typeof couponClaims.$inferSelect
export interface ClaimRow {
  claim: Claim
  coupon: Coupon
}

const isClaimable = (now: Date): SQL | undefined =>
  and(eq(coupons.state, 'open'), lte(coupons.fromAt, now), gt(coupons.untilAt, now))

const isInState: Record<ClaimState, (now: Date) => SQL | undefined> = {
  used: () => sql`${couponClaims.usedAt} is not null`,
  unused: (now) => and(isNull(couponClaims.usedAt), gt(coupons.untilAt, now)),
  expired: (now) => and(isNull(couponClaims.usedAt), lte(coupons.untilAt, now)),
}

const selectClaims = (db: Db) =>
  db
    .select({ claim: couponClaims, coupon: coupons })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
    .$dynamic()

/** A page of what an account has in a state, the last claimed first. */
export async function listOwn(
  db: Db,
  { accountId, state, now, ...page }: PageInput & { accountId: number; state: ClaimState; now: Date },
): Promise<ClaimRow[]> {
  return selectClaims(db)
    .where(and(eq(couponClaims.accountId, accountId), isInState[state](now)))
    .orderBy(desc(couponClaims.claimedAt), desc(couponClaims.id))
    .limit(page.limit)
    .offset(toOffset(page))
}

/** How many an account has in a state. */
export async function countOwn(db: Db, accountId: number, state: ClaimState, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
    .where(and(eq(couponClaims.accountId, accountId), isInState[state](now)))
  return row?.n ?? 0
}

export async function findOwnClaim(db: Db, own: { id: number; accountId: number }): Promise<ClaimRow | undefined> {
  const where = and(eq(couponClaims.id, own.id), eq(couponClaims.accountId, own.accountId))
  const [row] = await selectClaims(db).where(where)
  return row
}

/** What a form has claimed already. */
export async function findClaimByKey(db: Db, accountId: number, clientKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: couponClaims.id })
    .from(couponClaims)
    .where(and(eq(couponClaims.accountId, accountId), eq(couponClaims.clientKey, clientKey)))
  return row?.id
}

/** The coupons that are claimed without a code now, the next to end first, with how many an account has of each. */
export async function listClaimable(db: Db, accountId: number, now: Date) {
  const own = db
    .select({ couponId: couponClaims.couponId, n: count().as('n') })
    .from(couponClaims)
    .where(eq(couponClaims.accountId, accountId))
    .groupBy(couponClaims.couponId)
    .as('own')
  return db
    .select({ coupon: coupons, own: sql<number>`coalesce(${own.n}, 0)::int` })
    .from(coupons)
    .leftJoin(own, eq(own.couponId, coupons.id))
    .where(and(isClaimable(now), isNull(coupons.code)))
    .orderBy(coupons.untilAt, coupons.id)
}

export async function findCoupon(db: Db, where: { id: number } | { code: string }): Promise<Coupon | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where('id' in where ? eq(coupons.id, where.id) : eq(coupons.code, where.code))
  return row
}

/** Takes one of what is left; false: none is, or it is not given away now. Others who take wait for this transaction. */
export async function takeOne(db: Db, id: number, now: Date): Promise<boolean> {
  const isLeft = or(isNull(coupons.stock), sql`${coupons.claimed} < ${coupons.stock}`)
  const taken = await db
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(and(eq(coupons.id, id), isClaimable(now), isLeft))
    .returning({ id: coupons.id })
  return taken.length > 0
}

/** How many an account has of a coupon. */
export async function countClaimed(db: Db, couponId: number, accountId: number): Promise<number> {
  const where = and(eq(couponClaims.couponId, couponId), eq(couponClaims.accountId, accountId))
  const [row] = await db.select({ n: count() }).from(couponClaims).where(where)
  return row?.n ?? 0
}

export async function insertClaim(db: Db, row: typeof couponClaims.$inferInsert): Promise<number> {
  const [added] = await db.insert(couponClaims).values(row).returning({ id: couponClaims.id })
  if (!added) throw new Error('the claim was not kept')
  return added.id
}

/** Says where a gift goes, once; false: it was reported before. */
export async function storeGiftAddress(db: Db, id: number, giftAddress: AddressSnapshot): Promise<boolean> {
  const kept = await db
    .update(couponClaims)
    .set({ giftAddress, usedAt: new Date() })
    .where(and(eq(couponClaims.id, id), isNull(couponClaims.giftAddress), isNull(couponClaims.usedAt)))
    .returning({ id: couponClaims.id })
  return kept.length > 0
}

/** Ties a claim to an order; false: somebody was first. */
export async function takeForOrder(db: Db, id: number, orderId: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(couponClaims)
    .set({ orderId, usedAt: now })
    .where(and(eq(couponClaims.id, id), isNull(couponClaims.orderId), isNull(couponClaims.usedAt)))
    .returning({ id: couponClaims.id })
  return taken.length > 0
}

/** The claim of an order is unused again. */
export async function freeOfOrder(db: Db, orderId: number): Promise<void> {
  await db.update(couponClaims).set({ orderId: null, usedAt: null }).where(eq(couponClaims.orderId, orderId))
}

export async function findByOrder(db: Db, orderId: number): Promise<ClaimRow | undefined> {
  const [row] = await selectClaims(db).where(eq(couponClaims.orderId, orderId))
  return row
}

/** A page of who claimed a coupon, the last first, and how many there are. */
export async function listClaimsOf(db: Db, { id, ...page }: PageInput & { id: number }) {
  const where = eq(couponClaims.couponId, id)
  const [total] = await db.select({ n: count() }).from(couponClaims).where(where)
  const rows = await db
    .select({ claim: couponClaims, coupon: coupons, name: accountRecords.name, nickName: accountRecords.nickName })
    .from(couponClaims)
    .innerJoin(coupons, eq(coupons.id, couponClaims.couponId))
    .innerJoin(accountRecords, eq(accountRecords.id, couponClaims.accountId))
    .where(where)
    .orderBy(desc(couponClaims.claimedAt), desc(couponClaims.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** What was taken for nobody is left again. */
export async function putBack(db: Db, id: number): Promise<void> {
  await db
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} - 1` })
    .where(eq(coupons.id, id))
}
