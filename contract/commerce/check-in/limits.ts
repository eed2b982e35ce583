/** characters of the name of a list and of its zone, in each language; ours */
export const LIST_NAME_MAX = 40
export const LISTS_MAX = 100
/** entries that are sent at once after a break of the network; ours */
export const ENTRIES_AT_ONCE = 100
/** hours for which what was scanned without a network is taken; ours */
export const ENTRY_HOURS = 48
/** characters that a scanned or typed code may have */
export const CODE_MAX = 200
