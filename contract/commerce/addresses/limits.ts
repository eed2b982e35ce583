/** Business constants of delivery addresses; ours. */

/** addresses that an account keeps */
export const ADDRESSES_MAX = 20
/** characters of a consignee (product: names) */
export const CONSIGNEE_MIN = 2
/** characters of a region or a city that is written rather than chosen */
export const REGION_TEXT_MAX = 60
/** characters of a detailed address */
export const DETAIL_MAX = 200
/** characters of a postal code outside mainland China */
export const POSTAL_CODE_MAX = 10
/** addresses that an account saves, removes or makes its default in an hour */
export const ADDRESS_CHANGES_PER_HOUR = 120
/** the same from one network */
export const ADDRESS_CHANGES_PER_HOUR_AND_IP = 600
