/** Limits of translating messages; ours. */

/** texts of one request, and characters of each: a message has 500 at most */
export const TRANSLATED_TEXTS_MAX = 20
export const TRANSLATED_TEXT_MAX = 2_000
/** texts that one account may have translated in a minute, and one network address */
export const TRANSLATED_PER_MINUTE = 120
export const TRANSLATED_PER_MINUTE_AND_IP = 600
/** texts for which one account may request official names in a minute */
export const OFFICIAL_NAMES_PER_MINUTE = 300
/** characters that one account may have translated in a day */
export const TRANSLATED_CHARACTERS_PER_DAY = 100_000
/** share of the fair's characters of a day that e-mails may use for what they quote: the rest is left to people who read and write */
export const EMAIL_TRANSLATION_SHARE = 0.2
