/** Business constants of the fair's figures, each with its unit; ours. */

/** ms: who was seen within is at the fair now */
export const NOW_MS = 5 * 60_000
/** ms after which the dashboard asks again */
export const FIGURES_EVERY_MS = 15_000
/** rows of a ranking */
export const RANKED_MAX = 10
/** days of which an exhibitor reads its figures at once */
export const STAND_DAYS_MAX = 90
/** days unless told */
export const STAND_DAYS = 30
/** days of which questions count for what is reported about an exhibitor's answers */
export const REPLY_DAYS = 30
/** minimum number of questions for the reply time to be shown */
export const REPLY_QUESTIONS_MIN = 10
/** characters of a search term that is counted */
export const TERM_MAX = 60
