/** characters of a note; ours */
export const NOTE_MAX = 200
/** characters of a reason to decline; ours */
export const DECLINE_REASON_MAX = 200
/** own exhibits that an offer may show */
export const OFFERED_EXHIBITS_MAX = 5
/** days from today until an offer may end */
export const OFFER_DAYS_MAX = 90
/** offers that an exhibitor makes in 24 hours */
export const OFFERS_PER_DAY = 30
/** quotations that an exhibitor issues in 24 hours: each is a mail to a buyer */
export const QUOTATIONS_PER_DAY = 30
/** papers that an account asks for in a minute: each is drawn when it is requested */
export const PAPERS_PER_MINUTE = 20
/** days that the statistics look back */
export const STATISTICS_DAYS = 14
