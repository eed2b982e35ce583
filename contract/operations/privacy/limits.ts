/** days in which a deletion can be withdrawn */
export const GRACE_DAYS = 7
/** Copies of the own data that may be requested in a day. */
export const COPIES_PER_DAY = 3
/** days for which a copy can be fetched */
export const COPY_DAYS = 7
/** Characters that may be typed where the phrase is requested. */
export const PHRASE_MAX = 60
