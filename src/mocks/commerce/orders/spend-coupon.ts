import { discountOf } from '#contract/commerce/coupons/discount.ts'
import { claims, type MockClaim } from '#src/mocks/commerce/coupons/coupons.ts'
import { couponOf, stateOf } from '#src/mocks/commerce/coupons/present.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { refuse } from '#src/mocks/core/mock.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { typeOf } from './orders'

/** What the viewer's coupon takes off each ticket of an order, or why it cannot be used. */
export function allotCoupon(
  claimId: number,
  ordered: readonly { typeId: number; quantity: number }[],
  token: string,
): { claim: MockClaim; off: number[] } {
  const claim = byIdOf(claims, claimId)
  if (!claim || claim.accountId !== accountOfToken(token).userId) return refuse('CouponNotFound')
  const state = stateOf(claim)
  if (state !== 'unused') return refuse(state === 'used' ? 'CouponUsed' : 'CouponExpired')
  const tickets = ordered.flatMap(({ typeId, quantity }) =>
    Array.from({ length: quantity }, () => ({ ticketTypeId: typeId, fen: typeOf(typeId)?.document.fen ?? 0 })),
  )
  const off = discountOf(couponOf(claim), tickets)
  return off.some((fen) => fen > 0) ? { claim, off } : refuse('CouponNotHere')
}

/** Which coupon an order was placed with, by the order's id. */
const usedBy = new Map<number, MockClaim>()

/** Uses a coupon for an order. */
export function spendCoupon(orderId: number, claim: MockClaim): void {
  claim.usedAt = new Date().toISOString()
  usedBy.set(orderId, claim)
}

/** Gives the coupon of an order that is closed back. */
export function giveCouponBack(orderId: number): void {
  const claim = usedBy.get(orderId)
  if (claim) claim.usedAt = null
  usedBy.delete(orderId)
}
