/** Days from today for which a booth can be reserved; ours */
export const HOLD_DAYS_MAX = 365
/** Assignments of one call; ours */
export const ASSIGNMENTS_MAX = 200
/** Changes of a booth that its history shows; ours */
export const BOOTH_EVENTS_MAX = 50
/** Rows of a table of booths: a hall of many levels has fewer; ours */
export const SHEET_ROWS_MAX = 10_000
/** bytes of a file of booths; ours */
export const SHEET_BYTES_MAX = 5 * 1_048_576
/** bytes of what is packed in it; ours */
export const SHEET_UNPACKED_MAX = 60 * 1_048_576
