import { claimState } from '#contract/commerce/coupons/rules.ts'
import { discountOf, type OrderLine } from '#contract/commerce/coupons/discount.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import * as queries from './claims.queries'

export interface CouponUse {
  claimId: number
  accountId: number
  orderId: number
  /** A line a ticket. */
  lines: readonly OrderLine[]
  now: Date
}

type Claim = NonNullable<Awaited<ReturnType<typeof queries.findOwnClaim>>>

/** What a claim that is not used yet takes off these lines. Throws CouponUsed, CouponExpired, CouponNotHere. */
function validateClaim({ claim, coupon }: Claim, lines: readonly OrderLine[], now: Date): number[] {
  const discounts = discountOf(coupon, lines)
  if (claim.usedAt !== null) throw fail('CouponUsed', { field: 'couponId' })
  if (claimState({ usedAt: null, until: coupon.untilAt }, now) === 'expired') {
    throw fail('CouponExpired', { field: 'couponId' })
  }
  if (coupon.fromAt > now || !discounts.some((fen) => fen > 0)) throw fail('CouponNotHere', { field: 'couponId' })
  return discounts
}

async function getClaim(db: Db, of: Pick<CouponUse, 'claimId' | 'accountId'>): Promise<Claim> {
  const row = await queries.findOwnClaim(db, { id: of.claimId, accountId: of.accountId })
  if (!row) throw fail('CouponNotFound', { field: 'couponId' })
  return row
}

/**
 * What a claimed coupon takes off each line of an order that is not stored yet, in fen, and its name. Throws CouponNotFound,
 * CouponUsed, CouponExpired, CouponNotHere.
 */
export async function quoteCoupon(
  db: Db,
  { lines, now, ...of }: Omit<CouponUse, 'orderId'>,
): Promise<{ discounts: number[]; name: Bilingual }> {
  const claim = await getClaim(db, of)
  return { discounts: validateClaim(claim, lines, now), name: claim.coupon.name }
}

/**
 * Uses a claimed coupon for an order, in the transaction that stores it, and returns what it takes off each line, in fen.
 * Idempotent for an order; of several orders at once one has it, and an order has one coupon. Throws as `quoteCoupon`.
 */
export async function useCoupon(db: Db, { orderId, lines, now, ...of }: CouponUse): Promise<number[]> {
  const row = await getClaim(db, of)
  if (row.claim.orderId === orderId) return discountOf(row.coupon, lines)
  const discounts = validateClaim(row, lines, now)
  if (await queries.findByOrder(db, orderId)) throw fail('CouponNotHere', { field: 'couponId' })
  if (!(await queries.takeForOrder(db, of.claimId, orderId, now))) throw fail('CouponUsed', { field: 'couponId' })
  return discounts
}

/** An order is taken up again that was given up: its coupon too, unless another order has it by now. */
export const retakeCoupon = (db: Db, claimId: number, orderId: number, now: Date): Promise<boolean> =>
  queries.takeForOrder(db, claimId, orderId, now)

/** An order is given up: its owner can use its coupon, if any, again. Idempotent. */
export const giveBackCoupon = (db: Db, orderId: number): Promise<void> => queries.freeOfOrder(db, orderId)
