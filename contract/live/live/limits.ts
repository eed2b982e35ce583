/** Business constants of live rooms and messages (spec: live §9, common §9; where they are silent, ours). */

/** characters of a message in a live room, and of one between two; spec: live §5 */
export const ROOM_TEXT_MAX = 200
export const DIRECT_TEXT_MAX = 500
/** messages of a page: of a room (spec: live §9), and between two (spec: access §9) */
export const ROOM_PAGE = 20
export const DIRECT_PAGE = 15
/** messages that one resumption brings at once; the rest is requested again */
export const MISSED_PAGE = 500
/** ms that the warning of sensitive words stays; spec: common §9 */
export const SENSITIVE_TOAST_MS = 10_000
/** ms that a join notice is shown; spec: live §4 */
export const JOIN_NOTICE_MS = 2_000
/** The text that announces who joins (spec: live §5). */
export const JOIN_TEXT = '@joinPersonal'
/** ms before pushed goods pop up, and that they stay; spec: live §4 */
export const PUSH_DELAY_MS = 300
export const PUSH_STAY_MS = 10_000
/** s between two messages past which the time is shown; spec: live §9 */
export const TIME_SEPARATOR_SECONDS = 300
/** characters of a notice shown before it is opened, and its heights in px; spec: common §9 */
export const NOTICE_CHARACTERS = { 'zh-CN': 62, 'en-US': 128 } as const
export const NOTICE_HEIGHT_PX = 30
export const NOTICE_TALL_PX = 70
/** px of the reservation's QR; spec: live §2 */
export const RESERVE_QR_PX = 223
/** ms before its start that a booked session is announced */
export const REMINDER_MS = 10 * 60_000
/** Report on a live session; spec: common §9 */
export const REPORT_MIN = 15
export const REPORT_MAX = 200
export const REPORT_IMAGES = 3
export const REPORT_IMAGE_KB = 2_048
/** `reportType` of a report on a session (product page) */
export const REPORT_TYPE = 7
/** sessions that the plan of a day shows */
export const DAY_PLAN_MAX = 300
/** steps of the picture preview; spec: live §2 */
export const PREVIEW_ZOOM = { start: 1, min: 0.1, step: 0.1 } as const
export const PREVIEW_TURN_DEGREES = 90
export const NOTICE_MAX = 500
export const QUICK_REPLIES_MAX = 30
/** user id of the fair's own service; that of an exhibitor is `service-<exhibitor id>` */
export const FAIR_SERVICE = 'service-fair'
/** accounts that one account, and one network address, may name in the forms of sessions in an hour; ours */
export const NAMED_PER_HOUR = 30
export const NAMED_PER_HOUR_AND_IP = 120
