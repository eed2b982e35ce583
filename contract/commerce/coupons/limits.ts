/** Business constants of coupons; ours. */

/** characters of a coupon's name, in each language */
export const COUPON_NAME_MAX = 40
/** characters that say what a gift is, in each language */
export const GIFT_TEXT_MAX = 200
/** fen; 1,000,000 CNY */
export const COUPON_FEN_MAX = 100_000_000
/** coupons that are given away of one kind */
export const COUPON_STOCK_MAX = 1_000_000
/** of one kind that one person claims */
export const COUPONS_PER_PERSON_MAX = 20
/** kinds of tickets that a coupon is limited to */
export const COUPON_SCOPE_MAX = 50
/** signs of a code */
export const COUPON_CODE_MIN = 4
export const COUPON_CODE_MAX = 20
/** codes that one account tries in ten minutes, and all of a network */
export const COUPON_TRIES = 20
export const COUPON_TRIES_OF_NETWORK = 100
/** coupons that one account claims in ten minutes, and all of a network */
export const COUPON_CLAIMS = 60
export const COUPON_CLAIMS_OF_NETWORK = 600
export const COUPON_WINDOW_SECONDS = 600
