/** Feedback about a session; what follows is of the fair (spec: live §9). */
export const FEEDBACK_OF_LIVE = 1
/** Days after an answer in which its reporter has the case looked at again; ours. */
export const REOPEN_DAYS = 14
/** Characters of an answer, and of why a case is opened again; ours. */
export const REPLY_MAX = 200
/** Cases that an account files or opens again in an hour; ours. */
export const CASES_PER_HOUR = 10
/** The same from one address: a whole booth may share one. */
export const CASES_PER_HOUR_AND_IP = 100
