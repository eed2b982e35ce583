/** Days from today for which a booth can be reserved; ours */
export const HOLD_DAYS_MAX = 365
/** Assignments of one call; ours */
export const ASSIGNMENTS_MAX = 200
/** Changes of a booth that its history shows; ours */
export const BOOTH_EVENTS_MAX = 50
