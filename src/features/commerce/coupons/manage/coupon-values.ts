import { checkCoupon, type CouponWords } from '#contract/commerce/coupons/rules.ts'
import type { Coupon } from '#contract/commerce/coupons/schemas.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'

/** What the form holds: as it is sent, but for the moments, which are by the fair's clock. */
export type CouponValues = CouponWords

const EMPTY: CouponValues = {
  kind: 'reduction',
  name: { zh: '', en: '' },
  overFen: 0,
  lessFen: null,
  gift: { zh: '', en: '' },
  stock: null,
  perPerson: 1,
  from: '',
  until: '',
  ticketTypeIds: [],
  code: '',
}

/** What stands in the form at first. */
export function toValues(coupon: Coupon | undefined): CouponValues {
  if (!coupon) return EMPTY
  const { kind, name, overFen, lessFen, gift, stock, perPerson, from, until, ticketTypeIds, code } = coupon
  return {
    kind,
    name,
    overFen,
    lessFen: kind === 'reduction' ? lessFen : null,
    gift,
    stock,
    perPerson,
    from: toFieldValue(from),
    until: toFieldValue(until),
    ticketTypeIds,
    code,
  }
}

/** What is sent of it. */
export const toWords = (values: CouponValues): CouponWords => ({
  ...values,
  from: toInstant(values.from),
  until: toInstant(values.until),
})

export const checkValues = (values: CouponValues) => checkCoupon(toWords(values))
