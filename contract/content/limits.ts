/** Days within which what was deleted comes back. */
export const UNDELETE_DAYS = 30
/** Changes of an object that its history shows. */
export const HISTORY_MAX = 100
/** UTF-16 units of the longest value of a field, and of what names a field, a choice or a moment. */
export const VALUE_MAX = 20_000
export const NAME_MAX = 40
