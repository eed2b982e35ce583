import { describe, expect, it } from 'vitest'
import { allotDiscount, type CouponTerms, discountOf } from './discount'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** The same numbers in each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

describe('allotDiscount', () => {
  it('of 10,000 orders keeps each share within its line and loses not a fen', () => {
    const random = createRandom(20_261_123)
    for (let i = 0; i < 10_000; i += 1) {
      const most = [10, 10_000, 100_000_000][random(3)] ?? 10
      const lines = Array.from({ length: 1 + random(12) }, () => random(most))
      const discount = random(Math.max(1, sum(lines) * 1.2))
      const shares = allotDiscount(lines, discount)
      expect(sum(shares)).toBe(Math.min(discount, sum(lines)))
      const strays = shares.filter(
        (share, place) => share < 0 || share > (lines[place] ?? 0) || !Number.isInteger(share),
      )
      expect(strays).toEqual([])
      // In proportion: no share is a whole fen away from its part.
      const parts = lines.map((fen) => (sum(lines) === 0 ? 0 : (fen * Math.min(discount, sum(lines))) / sum(lines)))
      expect(shares.every((share, place) => Math.abs(share - (parts[place] ?? 0)) < 1 + 1e-6)).toBe(true)
    }
  })

  it.each([
    [[100, 100, 100], 100, [34, 33, 33]],
    [[1, 1, 1], 2, [1, 1, 0]],
    [[5_000, 0, 2_500], 300, [200, 0, 100]],
    [[100, 200], 1_000, [100, 200]],
    [[0, 0], 100, [0, 0]],
    [[], 100, []],
    [[100], 0, [0]],
    [[100_000_000, 100_000_000, 99_999_999], 99_999_999, [33_333_333, 33_333_333, 33_333_333]],
  ])('%j less %d is %j', (lines, discount, shares) => expect(allotDiscount(lines, discount)).toEqual(shares))
})

describe('discountOf', () => {
  const lines = [
    { ticketTypeId: 1, fen: 10_000 },
    { ticketTypeId: 2, fen: 8_000 },
    { ticketTypeId: 1, fen: 10_000 },
  ]
  const terms = (over: Partial<CouponTerms>): CouponTerms => ({
    kind: 'reduction',
    overFen: 20_000,
    lessFen: 3_000,
    ticketTypeIds: [],
    ...over,
  })

  it.each([
    ['of all lines', terms({}), [1_072, 857, 1_071]],
    ['of those that it is good for', terms({ ticketTypeIds: [1] }), [1_500, 0, 1_500]],
    ['at its threshold', terms({ overFen: 28_000 }), [1_072, 857, 1_071]],
    ['a fen below its threshold', terms({ overFen: 28_001 }), [0, 0, 0]],
    ['where what it is good for does not reach it', terms({ ticketTypeIds: [2] }), [0, 0, 0]],
    [
      'without a threshold, never more than there is',
      terms({ overFen: 0, lessFen: 9_000, ticketTypeIds: [2] }),
      [0, 8_000, 0],
    ],
    ['for another kind of ticket', terms({ overFen: 0, ticketTypeIds: [9] }), [0, 0, 0]],
  ])('a reduction %s', (_, coupon, shares) => expect(discountOf(coupon, lines)).toEqual(shares))

  it('a ticket coupon makes one of the dearest free', () => {
    expect(discountOf(terms({ kind: 'ticket' }), lines)).toEqual([10_000, 0, 0])
    expect(discountOf(terms({ kind: 'ticket', ticketTypeIds: [2] }), lines)).toEqual([0, 8_000, 0])
    expect(discountOf(terms({ kind: 'ticket', ticketTypeIds: [9] }), lines)).toEqual([0, 0, 0])
    expect(discountOf(terms({ kind: 'ticket' }), [])).toEqual([])
  })

  it('a gift takes nothing off', () =>
    expect(discountOf(terms({ kind: 'gift', overFen: 0 }), lines)).toEqual([0, 0, 0]))
})
