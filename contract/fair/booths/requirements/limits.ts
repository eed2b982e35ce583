/** m² that an exhibitor can require; ours */
export const AREA_REQUIRED_MAX = 2_000
/** Of a note about a booth; ours */
export const REQUIREMENTS_NOTE_MAX = 500
