/** characters of the name of a service, in each language; ours */
export const SERVICE_NAME_MAX = 40
/** characters of a service's description, in each language; ours */
export const SERVICE_TEXT_MAX = 300
/** services that are not deleted; ours */
export const SERVICES_MAX = 200
/** days of an advert space in one order; ours */
export const ADVERT_DAYS_MAX = 31
/** days from today on which advert spaces can be booked; ours */
export const ADVERT_AHEAD_DAYS = 365
/** hours of live resources in one order; ours */
export const LIVE_HOURS_MAX = 100
/** hours of sessions that an exhibitor has without buying any; product: live resources */
export const FREE_LIVE_HOURS = 3
/** percent that a corner booth may cost more; ours */
export const CORNER_PERCENT_MAX = 100
/** badges in one order; ours */
export const BADGES_MAX = 50
/** ms in which the organizer confirms an order of services; spec: live §9 */
export const CONFIRM_MS = 12 * 3_600_000
/** ms that a confirmed order waits for its payment: a bank transfer takes its days; ours */
export const SERVICE_PAY_MS = 3 * 24 * 3_600_000
/** characters of the number of a contract; ours */
export const CONTRACT_NUMBER_MAX = 40
/** characters of the title of a booked advert, as of the fair's own; ours */
export const BOOKED_TITLE_MAX = { zh: 30, en: 60 } as const
/** characters of a reason; ours */
export const SERVICE_REASON_MAX = 200
