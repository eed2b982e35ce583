import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const
const desk = { method: 'POST', access: 'manageTickets' } as const

/** The viewer's coupons that are unused, used or expired, with how many there are of each (spec: live §9). */
export const listOwnCoupons = endpoint<typeof schemas.listOwnCoupons>({
  ...own,
  path: '/ce-exhibition/web/coupon/own', // path: ours
  reads: true,
})

/** The coupons that anybody can claim now, without a code. */
export const listOpenCoupons = endpoint<typeof schemas.listOpenCoupons>({
  ...own,
  path: '/ce-exhibition/web/coupon/open', // path: ours
  reads: true,
})

const claiming = ['CouponGone', 'CouponLimitReached', 'CouponNotOpen', 'TooManyCouponTries'] as const

/** Claims one of those, once for a key. */
export const claimCoupon = endpoint<typeof schemas.claimCoupon>({
  ...own,
  path: '/ce-exhibition/web/coupon/claim', // path: ours
  errors: ['CouponNotFound', ...claiming],
})

/** Claims the coupon that has this code, once for a key. */
export const claimCouponByCode = endpoint<typeof schemas.claimCouponByCode>({
  ...own,
  path: '/ce-exhibition/web/coupon/claimByCode', // path: ours
  errors: ['CouponCodeWrong', ...claiming],
})

/** Says where a gift goes, which uses the coupon up; it cannot be changed afterwards (spec: live §9). */
export const confirmGift = endpoint<typeof schemas.confirmGift>({
  ...own,
  path: '/ce-exhibition/web/coupon/confirmGift', // path: ours
  errors: ['CouponNotFound', 'CouponNotHere', 'CouponExpired', 'GiftConfirmed', 'AddressNotFound'],
})

/** Every coupon, the latest changed first, with how many were claimed and used. */
export const listCoupons = endpoint<typeof schemas.listCoupons>({
  ...desk,
  path: '/ce-exhibition/mgr/coupon/list', // path: ours
  reads: true,
})

/** Keeps a new draft, once for a key, or what was changed of a coupon; its terms only while it is a draft. */
export const saveCoupon = endpoint<typeof schemas.saveCoupon>({
  ...desk,
  path: '/ce-exhibition/mgr/coupon/save', // path: ours
  errors: ['CouponNotFound', 'CouponChanged', 'CouponTermsFixed', 'CouponCodeTaken', 'CouponStockBelow'],
})

/** Opens a draft or a stopped coupon to be claimed, or stops one. */
export const setCouponState = endpoint<typeof schemas.setCouponState>({
  ...desk,
  path: '/ce-exhibition/mgr/coupon/setState', // path: ours
  errors: ['CouponNotFound', 'CouponChanged', 'CouponExpired'],
})

/** Who claimed a coupon and whether they used it, the last first; of a gift, where it goes. */
export const listCouponClaims = endpoint<typeof schemas.listCouponClaims>({
  ...desk,
  path: '/ce-exhibition/mgr/coupon/claims', // path: ours
  reads: true,
  errors: ['CouponNotFound'],
})
