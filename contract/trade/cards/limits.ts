/** Business constants of cards; ours. */

/** characters of a name and of a company */
export const CARD_NAME_MAX = 60
export const CARD_COMPANY_MAX = 100
export const CARD_MAIL_MAX = 100
export const CARD_PHONE_MAX = 30
/** ms that a code of a card is good for, and that a scan waits for the yes */
export const CARD_CODE_MS = 10 * 60_000
/** ms before its end that a code which is shown is made again */
export const CARD_RENEW_MS = 60_000
/** signs of a code */
export const CARD_CODE_LENGTH = 8
/** codes that one account is given an hour */
export const CARD_CODES_PER_HOUR = 240
/** codes that one account tries in ten minutes, and all of a network address */
export const SCANS_PER_WINDOW = 30
export const SCANS_PER_WINDOW_AND_IP = 120
export const SCAN_WINDOW_SECONDS = 600
/** ms between two questions how a meeting stands */
export const MEETING_POLL_MS = 2_000
