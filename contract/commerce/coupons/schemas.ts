import * as z from 'zod/mini'
import { byId, fallbackFields, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { COUPON_CODE_MAX, COUPON_NAME_MAX, COUPON_SCOPE_MAX, GIFT_TEXT_MAX } from './limits'
import { claimStates, couponKinds, couponStates } from './rules'

/** Made by the form: the same sent twice is kept once. */
const Key = text(64).check(z.minLength(8))
const Version = integer(0, 2_147_483_647)
/** UTF-16 units; `rules.ts` counts the characters. */
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
const fen = z.nullable(z.number())

/** What readers of a coupon see of it. */
const told = {
  kind: z.enum(couponKinds),
  name: z.string(),
  /** What the gift is; empty: it is none. */
  gift: z.string(),
  /** CNY fen; 0 where it is no reduction. */
  overFen: z.int(),
  lessFen: z.int(),
  /** The kinds of tickets that it is good for; empty: all. */
  ticketTypeIds: z.array(z.int()),
  from: Instant,
  until: Instant,
  fallbackFields,
}

/** Where a gift goes, as it was confirmed. */
const GiftAddress = z.object({
  consignee: z.string(),
  place: z.string(),
  detail: z.string(),
  postalCode: z.string(),
  areaCode: z.string(),
  phone: z.string(),
})
export type GiftAddress = z.output<typeof GiftAddress>

const OwnCoupon = z.object({
  /** Of the claim. */
  id: z.int(),
  couponId: z.int(),
  ...told,
  state: z.enum(claimStates),
  claimedAt: Instant,
  usedAt: z.nullable(Instant),
  /** The confirmed address of a gift; else null. */
  address: z.nullable(GiftAddress),
})
export type OwnCoupon = z.output<typeof OwnCoupon>

export const listOwnCoupons = {
  input: z.object({ ...pageInput, state: z._default(z.enum(claimStates), 'unused') }),
  output: z.object({ ...paged(OwnCoupon).shape, counts: z.record(z.enum(claimStates), z.int()) }),
}

const OpenCoupon = z.object({
  id: z.int(),
  ...told,
  /** How many the viewer can still claim. */
  left: z.int(),
  perPerson: z.int(),
  /** All are claimed. */
  isGone: z.boolean(),
})
export type OpenCoupon = z.output<typeof OpenCoupon>

export const listOpenCoupons = { input: nothing, output: z.object({ list: z.array(OpenCoupon) }) }
export const claimCoupon = { input: z.object({ id: Id, key: Key }), output: OwnCoupon }
export const claimCouponByCode = { input: z.object({ code: text(COUPON_CODE_MAX * 4), key: Key }), output: OwnCoupon }
export const confirmGift = {
  input: z.object({ /** Of the claim. */ id: Id, addressId: Id }),
  output: OwnCoupon,
}

const words = {
  kind: z.enum(couponKinds),
  name: both(COUPON_NAME_MAX),
  overFen: fen,
  lessFen: fen,
  gift: both(GIFT_TEXT_MAX),
  stock: z.nullable(z.number()),
  perPerson: z.nullable(z.number()),
  from: text(40),
  until: text(40),
  ticketTypeIds: z.array(Id).check(z.maxLength(COUPON_SCOPE_MAX)),
  code: text(COUPON_CODE_MAX * 4),
}

const Coupon = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(couponStates),
  ...words,
  overFen: z.int(),
  lessFen: z.int(),
  stock: z.nullable(z.int()),
  perPerson: z.int(),
  ticketTypeIds: z.array(z.int()),
  claimed: z.int(),
  used: z.int(),
  updatedAt: Instant,
})
/** As the organizer keeps it. */
export type Coupon = z.output<typeof Coupon>

export const listCoupons = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(couponStates)) }),
  output: paged(Coupon),
}
export const saveCoupon = {
  input: z.object({
    /** Null: it is a new one, a draft. */
    id: z.nullable(Id),
    /** As it was read; 0: it is a new one. */
    version: Version,
    key: Key,
    document: z.object(words),
  }),
  output: Coupon,
}
export const setCouponState = {
  input: z.object({ id: Id, version: Version, state: z.enum(['open', 'stopped']) }),
  output: Coupon,
}

const Claim = z.object({
  id: z.int(),
  /** Empty: they gave none. */
  name: z.string(),
  state: z.enum(claimStates),
  claimedAt: Instant,
  usedAt: z.nullable(Instant),
  address: z.nullable(GiftAddress),
})
export type CouponClaim = z.output<typeof Claim>

export const listCouponClaims = { input: z.object({ ...pageInput, ...byId.shape }), output: paged(Claim) }
