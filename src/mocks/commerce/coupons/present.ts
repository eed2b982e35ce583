import type { Language } from '#contract/core/language.ts'
import { claimState } from '#contract/commerce/coupons/rules.ts'
import type { Coupon, CouponClaim, GiftAddress, OpenCoupon, OwnCoupon } from '#contract/commerce/coupons/schemas.ts'
import { byIdOf, fallbacks, inBoth, say } from '#src/mocks/core/bilingual.ts'
import { claims, coupons, type MockClaim, type MockCoupon } from './coupons'

export const couponOf = ({ couponId }: MockClaim): MockCoupon => {
  const coupon = byIdOf(coupons, couponId)
  if (!coupon) throw new Error(`no coupon ${couponId}`)
  return coupon
}

export const stateOf = (claim: MockClaim) =>
  claimState(
    { usedAt: claim.usedAt === null ? null : new Date(claim.usedAt), until: new Date(couponOf(claim).until) },
    new Date(),
  )

function tell({ kind, name, gift, overFen, lessFen, ticketTypeIds, from, until }: MockCoupon, language: Language) {
  const isGift = kind === 'gift'
  return {
    kind,
    overFen,
    lessFen,
    ticketTypeIds,
    from,
    until,
    name: say(language, name),
    gift: say(language, gift),
    fallbackFields: fallbacks(language, isGift ? { name, gift } : { name }),
  }
}

const toAddress = ({ address }: MockClaim, language: Language): GiftAddress | null =>
  address ? { ...address, place: say(language, address.place) } : null

export function presentOwn(claim: MockClaim, language: Language): OwnCoupon {
  const { id, couponId, claimedAt, usedAt } = claim
  const address = toAddress(claim, language)
  return { id, couponId, ...tell(couponOf(claim), language), state: stateOf(claim), claimedAt, usedAt, address }
}

export const presentOpen = (coupon: MockCoupon, own: number, language: Language): OpenCoupon => ({
  id: coupon.id,
  ...tell(coupon, language),
  left: Math.max(0, coupon.perPerson - own),
  perPerson: coupon.perPerson,
  isGone: coupon.stock !== null && coupon.claimed >= coupon.stock,
})

export function presentCoupon({ key: _key, name, gift, ...coupon }: MockCoupon): Coupon {
  const used = claims.filter((one) => one.couponId === coupon.id && one.usedAt !== null).length
  return { ...coupon, name: inBoth(name), gift: inBoth(gift), used }
}

export const presentClaim = (claim: MockClaim, name: string, language: Language): CouponClaim => ({
  id: claim.id,
  name,
  state: stateOf(claim),
  claimedAt: claim.claimedAt,
  usedAt: claim.usedAt,
  address: toAddress(claim, language),
})
