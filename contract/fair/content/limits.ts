/** Days within which what was deleted comes back. */
export const UNDELETE_DAYS = 30
/** Texts that are translated at once, UTF-16 units of each, and calls of an account a minute: the service may cost money. */
export const TRANSLATED_MAX = 30
export const TRANSLATED_LENGTH_MAX = 3_000
export const TRANSLATIONS_PER_MINUTE = 20
/** Changes of an object that its history shows. */
export const HISTORY_MAX = 100
/** UTF-16 units of the longest value of a field, and of what names a field, a choice or a moment. */
export const VALUE_MAX = 100_000
export const NAME_MAX = 40
/** Objects that are requested by number at once: those of a page of a table. */
export const IDS_MAX = 100
/** Characters of why something is returned. */
export const OPINION_MAX = 200
/** MB of drafts that an account may write in a day: the history keeps each. */
export const DRAFTS_MB_PER_DAY = 500
/** Hours for which a link shows a draft. */
export const PREVIEW_HOURS = 24
