/** days in which a deletion can be taken back */
export const GRACE_DAYS = 7
/** Copies of the own data that may be asked for in a day. */
export const COPIES_PER_DAY = 3
/** days for which a copy can be fetched */
export const COPY_DAYS = 7
/** Characters that may be typed where the phrase is asked for. */
export const PHRASE_MAX = 60
