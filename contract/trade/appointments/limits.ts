/** Business constants of appointments, each with its unit; ours where no source is named. */

/** minutes that one talk may take, as an exhibitor lays them out */
export const SLOT_MINUTES = [15, 20, 30, 45, 60] as const
/** days ahead for which time may be set; days of the fair may be later */
export const DAYS_AHEAD = 60
/** days that one exhibitor sets */
export const DAYS_MAX = 90
/** talks that one exhibitor holds at once */
export const TABLES_MAX = 20
/** breaks of a day */
export const BREAKS_MAX = 6
/** members who talk */
export const MEMBERS_MAX = 50
/** minutes before its start by which a talk is requested, at most a week */
export const NOTICE_MINUTES_MAX = 7 * 24 * 60
/** talks a day that an exhibitor may limit itself to */
export const MOST_PER_DAY_MAX = 500
/** UTF-16 units of what a talk is about */
export const PURPOSE_MAX = 200
/** UTF-16 units of a reason */
export const REASON_MAX = 200
/** ms after which what nobody has answered has ended */
export const ANSWER_MS = 24 * 3_600_000
/** ms before the start of a talk that both sides are reminded, twice */
export const REMIND_DAY_MS = 24 * 3_600_000
export const REMIND_SOON_MS = 30 * 60_000
/** free times that a refusal offers instead */
export const ALTERNATIVES = 3
/** days that are read at once */
export const SLOT_DAYS_MAX = 14
/** requests that one account sends a day */
export const REQUESTED_PER_DAY = 60
/** requests an hour from one network address */
export const REQUESTED_PER_HOUR_AND_IP = 120
/** requests that are confirmed in one press */
export const CONFIRM_MAX = 50
/** ms before its start that the room of a talk online opens, and after its end that it closes (spec: live §4) */
export const ROOM_OPENS_MS = 10 * 60_000
export const ROOM_CLOSES_MS = 60 * 60_000
/** ms between two signs of a browser that is in a room, and after how many without one it is there no longer */
export const PRESENCE_SIGN_MS = 20_000
export const PRESENCE_MS = 60_000
/** s that credentials for a relay hold, and ms before their end that a room asks for others */
export const RELAY_SECONDS = 3_600
export const RELAY_RENEW_MS = 5 * 60_000
/** characters of a session description (SDP): a call with a picture, sound and a shared screen is a third of it */
export const DESCRIPTION_MAX = 32_000
/** characters of one way that a browser may be reached (an ICE candidate) */
export const CANDIDATE_MAX = 2_000
/** exhibits that can be shown in a room */
export const ROOM_EXHIBITS = 200
/** characters of what a side notes of a talk */
export const OUTCOME_NOTE_MAX = 200
/** the largest amount that is expected of a talk; ours */
export const OUTCOME_AMOUNT_MAX = 1_000_000_000_000
