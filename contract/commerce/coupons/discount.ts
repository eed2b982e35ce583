import type { CouponKind } from './rules'

/** One ticket of an order. */
export interface OrderLine {
  ticketTypeId: number
  /** Its price, CNY fen. */
  fen: number
}

/**
 * Spreads a discount over lines in proportion to them, in whole fen by the largest remainder (of equal ones the first):
 * each share is from 0 to its line, and together they are the discount. One above the sum of the lines is that sum.
 */
export function allotDiscount(lineFen: readonly number[], discountFen: number): number[] {
  const total = lineFen.reduce((sum, fen) => sum + BigInt(fen), 0n)
  if (total === 0n || discountFen <= 0) return lineFen.map(() => 0)
  // Beyond what a double holds exactly: a fen lost here would be missing in a refund.
  const discount = BigInt(discountFen) < total ? BigInt(discountFen) : total
  const shares = lineFen.map((fen, place) => {
    const product = BigInt(fen) * discount
    return { place, fen: product / total, remainder: product % total }
  })
  const given = shares.reduce((sum, share) => sum + share.fen, 0n)
  const first = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
  )
  const more = new Set(first.slice(0, Number(discount - given)).map(({ place }) => place))
  return shares.map((share) => Number(share.fen) + (more.has(share.place) ? 1 : 0))
}

/** What of a coupon says what it takes off. */
export interface CouponTerms {
  kind: CouponKind
  overFen: number
  lessFen: number
  /** Empty: all. */
  ticketTypeIds: readonly number[]
}

/**
 * What a coupon takes off each line, in fen (spec: live §9). A reduction counts the lines that it is good for, and takes
 * nothing off where they do not reach its threshold; a ticket coupon makes the dearest of them free; a gift takes nothing
 * off. All zero: it is of no use here.
 */
export function discountOf(
  { kind, overFen, lessFen, ticketTypeIds }: CouponTerms,
  lines: readonly OrderLine[],
): number[] {
  const isGoodFor = (id: number) => ticketTypeIds.length === 0 || ticketTypeIds.includes(id)
  const counted = lines.map(({ ticketTypeId, fen }) => (isGoodFor(ticketTypeId) ? fen : 0))
  if (kind === 'gift') return lines.map(() => 0)
  if (kind === 'ticket') {
    const dearest = counted.indexOf(Math.max(0, ...counted))
    return counted.map((fen, place) => (place === dearest ? fen : 0))
  }
  const total = counted.reduce((sum, fen) => sum + fen, 0)
  return total < overFen ? lines.map(() => 0) : allotDiscount(counted, lessFen)
}
