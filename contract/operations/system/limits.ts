/** ms after which the page is requested again while somebody looks */
export const SYSTEM_EVERY_MS = 15_000

/** ms between two reports of a server */
export const REPORT_EVERY_MS = 30_000

/** ms without a report after which a server counts as gone */
export const SERVER_TIMEOUT_MS = 95_000

/** Test messages that an organizer may send in an hour. */
export const TEST_MESSAGES_PER_HOUR = 5

/** share of the translations of a day past which the organizer is warned */
export const TRANSLATION_WARNING_SHARE = 0.8
