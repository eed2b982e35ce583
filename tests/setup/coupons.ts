import type { CouponWords } from '#contract/commerce/coupons/rules.ts'
import type { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import type { coupons } from '#server/modules/commerce/coupons/coupons.schema.ts'

/** A reduction as the organizer's form sends it. */
export const wholeCoupon: CouponWords = {
  kind: 'reduction',
  name: { zh: '满 100 减 20', en: '20 off 100' },
  overFen: 10_000,
  lessFen: 2_000,
  gift: { zh: '', en: '' },
  stock: 10,
  perPerson: 1,
  from: '2026-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  ticketTypeIds: [],
  code: '',
}

/** An open coupon as it is kept. */
export const couponRow = (over: Partial<typeof coupons.$inferInsert> = {}): typeof coupons.$inferInsert => ({
  kind: wholeCoupon.kind,
  name: wholeCoupon.name,
  overFen: 10_000,
  lessFen: 2_000,
  gift: wholeCoupon.gift,
  stock: wholeCoupon.stock,
  perPerson: 1,
  fromAt: new Date(wholeCoupon.from),
  untilAt: new Date(wholeCoupon.until),
  ticketTypeIds: [],
  code: null,
  clientKey: 'coupon-of-test',
  state: 'open',
  ...over,
})

/** An order that waits for payment, of this number. */
export const orderRow = (id: number, accountId: number): typeof orders.$inferInsert => ({
  id,
  accountId,
  number: `T-${id}`,
  clientKey: `order-${id}`,
  kind: 'ticket',
  totalFen: 10_000,
  discountFen: 0,
  payableFen: 10_000,
  contactName: '甲',
  contactPhone: '13800138006',
  heldUntil: new Date('2099-01-01T00:00:00Z'),
})
