/** Characters, of each language. */
export const TERMS_TITLE_MAX = 60
export const TERMS_INTRO_MAX = 500
/** Of one address of the network in an hour: a hall of visitors may share it. */
export const PRE_REGISTRATIONS_PER_HOUR = 120
/** Codes looked up by one address of the network in an hour. */
export const CODES_TAKEN_PER_HOUR = 120
/** Messages to one number or mailbox in a day; more are left out, unsaid. */
export const MESSAGES_PER_DAY = 3
