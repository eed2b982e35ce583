/** looks at the state of a payment that an account takes a minute; ours: a page looks every 3 s, in two windows */
export const LOOKS_PER_MINUTE = 60
/** differences between the books that are shown at once; ours */
export const BILL_LINES_SHOWN = 500
/** maximum number of days in one request of sums; our own value */
export const SUM_DAYS_MAX = 92
