/** characters of a title, in each language; ours */
export const TITLE_MAX = 60
/** characters of a supplement, in each language; spec: live §5 */
export const SUPPLEMENT_MAX = 200
/** the largest quantity; ours */
export const QUANTITY_MAX = 1_000_000_000
/** the largest unit price; ours */
export const PRICE_MAX = 9_999_999_999
/** decimals of quantities and prices */
export const DECIMALS = 2
/** days from today until a demand may end */
export const VALID_DAYS = { min: 7, max: 90 } as const
/** days from today until the goods may be wished for */
export const DELIVERY_DAYS_MAX = 730
export const PICTURES_MAX = 5
/** documents beside the pictures */
export const FILES_MAX = 3
/** exhibitors that a demand may be for alone */
export const NAMED_MAX = 20
/** drafts and open demands of one buyer */
export const DEMANDS_MAX = 50
/** demands that a buyer submits in 24 hours */
export const SUBMISSIONS_PER_DAY = 10
/** texts that are translated at once, and such calls of an account a minute: the service may cost money */
export const TRANSLATED_MAX = 4
export const TRANSLATIONS_PER_MINUTE = 10
