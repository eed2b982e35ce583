import { type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { couponClaims } from './coupons.schema'

/** Claimed coupons: they count, without the address of a gift. */
export const personalDataOfCoupons: PersonalData[] = [
  strip('coupons', couponClaims.accountId, {
    columns: [couponClaims.giftAddress],
    set: { giftAddress: null },
    why: 'counted',
  }),
]
