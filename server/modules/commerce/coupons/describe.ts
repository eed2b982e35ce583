import type {
  Coupon as DeskCoupon,
  CouponClaim,
  GiftAddress,
  OpenCoupon,
  OwnCoupon,
} from '#contract/commerce/coupons/schemas.ts'
import { claimState } from '#contract/commerce/coupons/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { AddressSnapshot } from '#server/modules/commerce/addresses/index.ts'
import type { ClaimRow, Coupon } from './claims.queries'

/** What readers see of a coupon. */
function tell({ kind, name, gift, overFen, lessFen, ticketTypeIds, fromAt, untilAt }: Coupon, language: Language) {
  return {
    kind,
    name: pick(name, language),
    gift: pick(gift, language),
    overFen,
    lessFen,
    ticketTypeIds,
    from: fromAt.toISOString(),
    until: untilAt.toISOString(),
    fallbackFields: fallbacks({ name, gift }, language),
  }
}

const toAddress = (address: AddressSnapshot | null, language: Language): GiftAddress | null =>
  address ? { ...address, place: pick(address.place, language) } : null

const usedText = (usedAt: Date | null): string | null => usedAt?.toISOString() ?? null

/** A claimed coupon as its owner reads it. */
export function describeOwn({ claim, coupon }: ClaimRow, language: Language, now: Date): OwnCoupon {
  return {
    id: claim.id,
    couponId: coupon.id,
    ...tell(coupon, language),
    state: claimState({ usedAt: claim.usedAt, until: coupon.untilAt }, now),
    claimedAt: claim.claimedAt.toISOString(),
    usedAt: usedText(claim.usedAt),
    address: toAddress(claim.giftAddress, language),
  }
}

/** A coupon that can be claimed, as somebody who has `own` of them reads it. */
export function describeOpen({ coupon, own }: { coupon: Coupon; own: number }, language: Language): OpenCoupon {
  const { id, perPerson, stock, claimed } = coupon
  const left = Math.max(0, perPerson - own)
  return { id, ...tell(coupon, language), left, perPerson, isGone: stock !== null && claimed >= stock }
}

/** A coupon as the organizer keeps it. */
export function describeCoupon(coupon: Coupon, used: number): DeskCoupon {
  const { id, version, state, kind, name, overFen, lessFen, gift, stock, perPerson, ticketTypeIds, claimed } = coupon
  return {
    id,
    version,
    state,
    kind,
    name,
    overFen,
    lessFen,
    gift,
    stock,
    perPerson,
    ticketTypeIds,
    claimed,
    used,
    code: coupon.code ?? '',
    from: coupon.fromAt.toISOString(),
    until: coupon.untilAt.toISOString(),
    updatedAt: coupon.updatedAt.toISOString(),
  }
}

/** Who claimed one, as the organizer reads it. */
export function describeClaim(
  { claim, coupon, name, nickName }: ClaimRow & { name: { zh: string; en: string }; nickName: string },
  language: Language,
  now: Date,
): CouponClaim {
  return {
    id: claim.id,
    name: pick(name, language) || nickName,
    state: claimState({ usedAt: claim.usedAt, until: coupon.untilAt }, now),
    claimedAt: claim.claimedAt.toISOString(),
    usedAt: usedText(claim.usedAt),
    address: toAddress(claim.giftAddress, language),
  }
}
