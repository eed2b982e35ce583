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

/**
 * Uses a claimed coupon for an order, in the transaction that keeps it, and gives what it takes off each line, in fen.
 * Asked again for the same order it is the same; of several orders at once one has it, and an order has one coupon.
 * Throws CouponNotFound, CouponUsed, CouponExpired, CouponNotHere.
 */
export async function useCoupon(db: Db, { claimId, accountId, orderId, lines, now }: CouponUse): Promise<number[]> {
  const row = await queries.findOwnClaim(db, { id: claimId, accountId })
  if (!row) throw fail('CouponNotFound', { field: 'couponId' })
  const { claim, coupon } = row
  const discounts = discountOf(coupon, lines)
  if (claim.orderId === orderId) return discounts
  if (claim.usedAt !== null) throw fail('CouponUsed', { field: 'couponId' })
  if (claimState({ usedAt: null, until: coupon.untilAt }, now) === 'expired') {
    throw fail('CouponExpired', { field: 'couponId' })
  }
  const isOther = (await queries.findByOrder(db, orderId)) !== undefined
  if (isOther || coupon.fromAt > now || !discounts.some((fen) => fen > 0)) {
    throw fail('CouponNotHere', { field: 'couponId' })
  }
  if (!(await queries.takeForOrder(db, claimId, orderId, now))) throw fail('CouponUsed', { field: 'couponId' })
  return discounts
}

/**
 * What a claimed coupon would take off the lines of an order that is not kept yet, and its name; nothing where it cannot be used:
 * `useCoupon` says why.
 */
export async function quoteCoupon(
  db: Db,
  { claimId, accountId, lines }: Pick<CouponUse, 'claimId' | 'accountId' | 'lines'>,
): Promise<{ discounts: number[]; name: Bilingual | null }> {
  const row = await queries.findOwnClaim(db, { id: claimId, accountId })
  return row
    ? { discounts: discountOf(row.coupon, lines), name: row.coupon.name }
    : { discounts: lines.map(() => 0), name: null }
}

/** An order is taken up again that was given up: its coupon too, unless another order has it by now. */
export const retakeCoupon = (db: Db, claimId: number, orderId: number, now: Date): Promise<boolean> =>
  queries.takeForOrder(db, claimId, orderId, now)

/** An order is given up: its coupon, if it has one, is its owner's to use again. Said again it is the same. */
export const giveBackCoupon = (db: Db, orderId: number): Promise<void> => queries.freeOfOrder(db, orderId)
