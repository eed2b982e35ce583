/** Business constants of the personal calendar; ours. */

/** days that are read at once: a month with the weeks around it */
export const CALENDAR_DAYS_MAX = 49
/** days before and after today that a subscribed calendar holds */
export const SUBSCRIBED_DAYS_BEFORE = 30
export const SUBSCRIBED_DAYS_AHEAD = 400
/** entries of one answer */
export const CALENDAR_ENTRIES_MAX = 1_000
/** times an hour that one network address reads subscribed calendars */
export const SUBSCRIBED_READS_PER_HOUR_AND_IP = 600
