/** Business constants of leads; ours. */

/** characters of the next step */
export const NEXT_STEP_MAX = 200
/** characters of a note (spec: trade §6, "notes of their own") */
export const LEAD_NOTE_MAX = 500
/** notes that one account writes a day */
export const LEAD_NOTES_PER_DAY = 500
/** entries of a timeline that are read at once */
export const TIMELINE_MAX = 50
