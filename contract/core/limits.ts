/** Business constants of the spec, each with its unit. */

/** ms; spec: common §9 */
export const HTTP_TIMEOUT_MS = 20_000
/** ms; spec: common §9 */
export const HEARTBEAT_MS = 300_000
/** ms between slides; spec: common §2 */
export const CAROUSEL_DELAY_MS = 3_000
/** px of scroll past which the toolbar and back-to-top show; spec: common §2, access §9 */
export const TOOLBAR_SCROLL_PX = 500
/** px of scroll below which the AI popover closes; spec: common §2 */
export const AI_CLOSE_SCROLL_PX = 550
/** px, height of the AI popover's frame; spec: common §2 */
export const AI_FRAME_PX = 800
/** ms; spec: common §2 */
export const VR_HINT_MS = 5_000
/** cards before the slot; spec: common §2 */
export const GRID_SLOT_AFTER = 10
export const GRID_COLUMNS = 5
/** exhibit label that earns the NEW badge; spec: common §3 */
export const LABEL_NEW = 3
/** ms of quiet before a suggestion is requested; spec: live §9 (debounce) */
export const SUGGEST_DEBOUNCE_MS = 300
/** ms; spec: live §9 (scroll throttle) */
export const SCROLL_THROTTLE_MS = 300
/** exhibit pictures on an exhibitor list card; spec: live §2 */
export const EXHIBITOR_CARD_PICTURES = 3
/** px; spec: live §2 */
export const BOOTH_QR_PX = 120
/** adverts requested by the pop-up; spec: live §7 */
export const ADVERT_REQUEST_SIZE = 100
/** ms of inactivity that end a visit; spec: live §9 */
export const VISIT_SESSION_MS = 30 * 60_000
/** days; spec: live §9 (user cookie 10 years) */
export const VISITOR_DAYS = 3_650
/** characters of a beacon address; spec: live §9 */
export const BEACON_URL_LIMIT = 2_036
/** ms; spec: live §7 */
export const ANALYTICS_TIMEOUT_MS = 100_000
/** px at and below which the small layout applies; spec: access §2.9 */
export const SMALL_LAYOUT_PX = 1_280

// Where the spec is silent, ours.
export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100
export const PAGE_MAX = 100_000
export const KEYWORD_MAX = 100
export const SUGGESTION_COUNT = 10
/** bytes of a JSON or form body */
export const BODY_LIMIT_BYTES = 65_536
/** bytes of a body that holds a whole document or a long list */
export const LARGE_BODY_BYTES = 1_048_576

/** passwords hashed a minute for one network address, to log in or to set one; ours */
export const HASHES_PER_MINUTE_AND_IP = 60
