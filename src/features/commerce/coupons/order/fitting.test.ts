import { expect, it } from 'vitest'
import type { OwnCoupon } from '#contract/commerce/coupons/schemas.ts'
import { listFitting } from './fitting'

const coupon = (id: number, of: Partial<OwnCoupon>): OwnCoupon => ({
  id,
  couponId: id,
  kind: 'reduction',
  name: `coupon ${id}`,
  gift: '',
  overFen: 0,
  lessFen: 1_000,
  ticketTypeIds: [],
  from: '2026-11-01T00:00:00Z',
  until: '2026-12-01T00:00:00Z',
  fallbackFields: [],
  state: 'unused',
  claimedAt: '2026-11-02T00:00:00Z',
  usedAt: null,
  address: null,
  ...of,
})
const now = Date.parse('2026-11-23T00:00:00Z')
const lines = [
  { typeId: 1, quantity: 2, unitFen: 6_000 },
  { typeId: 2, quantity: 1, unitFen: 15_000 },
]

it.each<[string, Partial<OwnCoupon>, number | undefined]>([
  ['what it is less', {}, 1_000],
  ['at most what its tickets cost', { lessFen: 90_000, ticketTypeIds: [1] }, 12_000],
  ['the dearest ticket', { kind: 'ticket' }, 15_000],
  ['one ticket of its type', { kind: 'ticket', ticketTypeIds: [1] }, 6_000],
  ['at its threshold', { overFen: 27_000 }, 1_000],
  ['nothing below it', { overFen: 27_001 }, undefined],
  ['nothing of other types', { ticketTypeIds: [9] }, undefined],
  ['nothing as a gift', { kind: 'gift' }, undefined],
  ['nothing before its time', { from: '2026-11-24T00:00:00Z' }, undefined],
  ['nothing from its end on', { until: '2026-11-23T00:00:00Z' }, undefined],
  ['nothing once it is used', { state: 'used' }, undefined],
])('a coupon takes off %s', (_, of, offFen) =>
  expect(listFitting([coupon(1, of)], lines, now).map((one) => one.offFen)).toEqual(
    offFen === undefined ? [] : [offFen],
  ),
)

it('puts the one that takes most off first, of equal ones that which ends first', () => {
  const until = '2026-11-25T00:00:00Z'
  const all = [coupon(1, {}), coupon(2, { until }), coupon(3, { lessFen: 2_000 })]
  expect(listFitting(all, lines, now).map((one) => one.coupon.id)).toEqual([3, 2, 1])
})
