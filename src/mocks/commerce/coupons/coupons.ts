import type { CouponKind, CouponState } from '#contract/commerce/coupons/rules.ts'
import type { GiftAddress } from '#contract/commerce/coupons/schemas.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'
import { momentIn } from '#src/mocks/core/time.ts'

export interface MockCoupon {
  id: number
  version: number
  state: CouponState
  kind: CouponKind
  name: Both
  gift: Both
  overFen: number
  lessFen: number
  stock: number | null
  claimed: number
  perPerson: number
  from: string
  until: string
  ticketTypeIds: number[]
  code: string
  key: string
  updatedAt: string
}

const base = {
  version: 1,
  state: 'open' as const,
  gift: ['', ''] as const,
  overFen: 0,
  lessFen: 0,
  stock: null,
  perPerson: 1,
  from: momentIn(-3, '09:00'),
  until: momentIn(5, '18:00'),
  ticketTypeIds: [],
  code: '',
  updatedAt: momentIn(-1, '10:00'),
}

/** One of each kind that can be claimed, one by a code alone, one that is all claimed, one over, a draft. */
export const coupons: MockCoupon[] = [
  {
    ...base,
    id: 1,
    key: 'mock-coupon-1',
    kind: 'reduction',
    name: ['早鸟满减', 'Early-bird discount'],
    overFen: 20_000,
    lessFen: 3_000,
    stock: 500,
    claimed: 126,
  },
  {
    ...base,
    id: 2,
    key: 'mock-coupon-2',
    kind: 'gift',
    name: ['青瓷品茗杯', 'Celadon tea cup'],
    gift: ['龙泉青瓷品茗杯一只，包邮寄送。', 'One Longquan celadon tea cup, sent free of charge.'],
    stock: 50,
    claimed: 21,
  },
  {
    ...base,
    id: 3,
    key: 'mock-coupon-3',
    kind: 'ticket',
    name: ['同行免票券', 'Bring a friend'],
    perPerson: 2,
    claimed: 310,
  },
  {
    ...base,
    id: 4,
    key: 'mock-coupon-4',
    kind: 'reduction',
    name: ['学生专享', 'For students'],
    code: 'STUDENT26',
    lessFen: 1_500,
    claimed: 12,
  },
  {
    ...base,
    id: 5,
    key: 'mock-coupon-5',
    kind: 'reduction',
    name: ['开幕日立减', 'Opening-day discount'],
    lessFen: 1_000,
    stock: 100,
    claimed: 100,
  },
  {
    ...base,
    id: 6,
    key: 'mock-coupon-6',
    kind: 'reduction',
    name: ['预热满减', 'Preview discount'],
    state: 'stopped',
    overFen: 10_000,
    lessFen: 1_000,
    claimed: 40,
    until: momentIn(-1, '18:00'),
  },
  {
    ...base,
    id: 7,
    key: 'mock-coupon-7',
    kind: 'ticket',
    name: ['闭幕日免票券', 'Closing-day ticket'],
    state: 'draft',
    claimed: 0,
    stock: 200,
  },
]

export interface MockClaim {
  id: number
  couponId: number
  accountId: string
  key: string
  claimedAt: string
  usedAt: string | null
  address: (Omit<GiftAddress, 'place'> & { place: Both }) | null
}

/** Of the mock fair's buyer: two unused, one used, one over; of its exhibitor a gift. */
export const claims: MockClaim[] = [
  { id: 1, couponId: 1, claimedAt: momentIn(-2, '10:20') },
  { id: 2, couponId: 2, claimedAt: momentIn(-1, '15:05') },
  { id: 3, couponId: 4, claimedAt: momentIn(-2, '09:40'), usedAt: momentIn(-1, '09:12') },
  { id: 4, couponId: 6, claimedAt: momentIn(-3, '20:30') },
  { id: 5, couponId: 2, accountId: '1', claimedAt: momentIn(-1, '11:00') },
].map((one) => ({ accountId: '6', usedAt: null, address: null, key: `mock-claim-${one.id}`, ...one }))

/** Every id is given once. */
export const ids = { coupon: 8, claim: 6 }
