/** Business constants of saved attendees; ours. */

/** attendees that an account can save */
export const ATTENDEES_MAX = 20
/** attendees that an account saves or deletes in an hour */
export const ATTENDEE_CHANGES_PER_HOUR = 120
/** the same from one network */
export const ATTENDEE_CHANGES_PER_HOUR_AND_IP = 600
