import { discountOf } from '#contract/commerce/coupons/discount.ts'
import type { OwnCoupon } from '#contract/commerce/coupons/schemas.ts'

/** What an order has of a type. */
export interface OrderedLine {
  typeId: number
  quantity: number
  /** Fen, of one. */
  unitFen: number
}

export interface FittingCoupon {
  coupon: OwnCoupon
  /** Fen, of the whole order. */
  offFen: number
}

/** The coupons that take something off an order now, the one that takes most off first. */
export function listFitting(
  coupons: readonly OwnCoupon[],
  lines: readonly OrderedLine[],
  now: number,
): FittingCoupon[] {
  const tickets = lines.flatMap(({ typeId, quantity, unitFen }) =>
    Array.from({ length: quantity }, () => ({ ticketTypeId: typeId, fen: unitFen })),
  )
  return coupons
    .filter(({ state, from, until }) => state === 'unused' && Date.parse(from) <= now && now < Date.parse(until))
    .map((coupon) => ({ coupon, offFen: discountOf(coupon, tickets).reduce((sum, fen) => sum + fen, 0) }))
    .filter(({ offFen }) => offFen > 0)
    .toSorted((a, b) => b.offFen - a.offFen || Date.parse(a.coupon.until) - Date.parse(b.coupon.until))
}
