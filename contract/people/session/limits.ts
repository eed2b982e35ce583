/** Business constants of access, each with its unit (spec: access §9; where it is silent, ours). */

/** s before another code may be sent */
export const CODE_RESEND_SECONDS = 60
/** ms that a code is good for */
export const CODE_LIFE_MS = 10 * 60_000
/** wrong tries that end a code */
export const CODE_TRIES = 5
/** codes a day for one phone or e-mail address */
export const CODES_PER_DAY = 10
/** codes an hour requested from one network address; ours */
export const CODES_PER_HOUR_AND_IP = 60
/** codes a minute of the whole fair; past it 'too many requests in one minute' (spec: access §8) */
export const CODES_PER_MINUTE = 600
/** ms that a captcha, a puzzle and the pass for having solved it are good for */
export const CAPTCHA_LIFE_MS = 5 * 60_000
/** px by which the piece may miss its place; ours */
export const PUZZLE_TOLERANCE_PX = 5
/** captchas and puzzles a minute for one network address; ours */
export const CHALLENGES_PER_MINUTE = 120
/** works a minute for one network address; ours */
export const WORKS_PER_MINUTE = 20
/** numbers to be found of a work, and the zero bits of the hash of each: half a million hashes, some seconds of a browser; ours */
export const WORK_PARTS = 16
export const WORK_BITS = 15
/** existence checks of one form, and how long (ms) the form may take; ours */
export const CHECKS_PER_FORM = 30
export const FORM_LIFE_MS = 2 * 3_600_000
/** existence checks a day of one network address, whatever forms it has running; ours */
export const CHECKS_PER_DAY_AND_IP = 600
/** existence checks a day of the same number or address, whoever asks; ours */
export const CHECKS_PER_DAY_AND_SUBJECT = 30
/** ms that the ticket of a checked code is good for; ours */
export const TICKET_LIFE_MS = 10 * 60_000
/** s after its last use that a session ends */
export const SESSION_SECONDS = 7_200
/** ms that the login code for another site is good for; ours */
export const AUTH_CODE_LIFE_MS = 60_000
/** failed logins of one account, and of one network address, in LOCK_MINUTES; ours */
export const LOGIN_FAILURES = 10
export const LOGIN_FAILURES_PER_IP = 100
export const LOCK_MINUTES = 15
/** ms between two polls of a login by scan or face */
export const POLL_MS = 1_500
/** ms that a QR is good for; ours */
export const FLOW_LIFE_MS = 3 * 60_000
/** px of the QR */
export const LOGIN_QR_PX = 250
/** s of the success page before it leaves */
export const SUCCESS_SECONDS = 10
/** exhibitions a page in the sign-up dialog */
export const ENROLL_PAGE_SIZE = 10
/** px of a card in the sign-up carousel */
export const ENROLL_CARD_PX = 533
/** ms that the success of a sign-up is shown */
export const ENROLL_SUCCESS_MS = 5_000
/** ms after a login in which the owner may cancel the deletion of the account */
export const TAKE_BACK_MS = 30 * 60_000
