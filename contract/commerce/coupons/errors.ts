/** Refusals of coupons; codes ours. */
export const couponErrors = {
  CouponNotFound: { code: 1_12121, status: 404, zh: '优惠券不存在', en: 'Coupon not found' },
  CouponUsed: { code: 1_12122, status: 409, zh: '该优惠券已使用', en: 'This coupon has already been used' },
  CouponExpired: { code: 1_12123, status: 409, zh: '该优惠券已过期', en: 'This coupon has expired' },
  CouponNotHere: {
    code: 1_12124,
    status: 409,
    zh: '该优惠券不适用于这个订单',
    en: 'This coupon does not apply to this order',
  },
  CouponGone: { code: 1_12125, status: 409, zh: '优惠券已被领完', en: 'All coupons have been claimed' },
  CouponLimitReached: {
    code: 1_12126,
    status: 409,
    zh: '每人限领 {max} 张，您已领取',
    en: 'You have claimed the limit of {max} per person',
  },
  CouponNotOpen: {
    code: 1_12127,
    status: 409,
    zh: '优惠券不在领取时间内或已停止发放',
    en: 'This coupon cannot be claimed right now',
  },
  CouponCodeWrong: {
    code: 1_12128,
    status: 404,
    zh: '兑换码不正确，请核对',
    en: 'Incorrect coupon code. Please check it.',
  },
  TooManyCouponTries: {
    code: 1_12129,
    status: 429,
    zh: '尝试次数过多，请 10 分钟后再试',
    en: 'Too many attempts. Please try again in 10 minutes.',
  },
  GiftConfirmed: {
    code: 1_12130,
    status: 409,
    zh: '收货地址已确认，不能再修改',
    en: 'The address has been confirmed and cannot be changed',
  },
  CouponChanged: {
    code: 1_12131,
    status: 409,
    zh: '优惠券刚刚在别处修改过，请刷新后再试',
    en: 'The coupon was just changed elsewhere. Please refresh and try again.',
  },
  CouponTermsFixed: {
    code: 1_12132,
    status: 409,
    zh: '发放后不能再修改类型、优惠内容和适用票种',
    en: 'The type, terms, and tickets of a published coupon cannot be changed',
  },
  CouponCodeTaken: {
    code: 1_12133,
    status: 409,
    zh: '该兑换码已被其他优惠券使用',
    en: 'Another coupon already uses this code',
  },
  CouponStockBelow: {
    code: 1_12134,
    status: 409,
    zh: '发放数量不能少于已领取的 {claimed} 张',
    en: 'The quantity cannot be less than the {claimed} already claimed',
  },
} as const
