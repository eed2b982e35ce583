/** Characters, of each language. */
export const MAILING_SUBJECT_MAX = 80
export const MAILING_TEXT_MAX = 2_000
/** Tests of one account in an hour. */
export const MAILING_TESTS_PER_HOUR = 20
/** Links of mails that are opened from one address of the network in an hour. */
export const MAILING_LINKS_PER_HOUR = 600
