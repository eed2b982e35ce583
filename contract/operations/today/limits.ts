/** ms after which the home is requested again while somebody looks, should no event have come */
export const TODAY_EVERY_MS = 60_000

/** Recent changes that are listed. */
export const ACTIVITY_MAX = 8

/** The share of the disk that must be free. */
export const DISK_FREE_SHARE = 0.1

/** hours within which undelivered messages raise an alert */
export const FAILED_MESSAGE_HOURS = 24
