/** characters of a note in one language; ours */
export const SETUP_NOTE_MAX = 1_000
/** characters of a document's title in one language; ours */
export const SETUP_TITLE_MAX = 80
/** documents of a hall; ours */
export const SETUP_DOCUMENTS_MAX = 20
/** KB of a document; ours */
export const SETUP_FILE_MAX_KB = 20_480
/** halls that one call copies settings to; ours */
export const SETUP_HALLS_MAX = 200
