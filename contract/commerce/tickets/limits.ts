/** characters of the name of a type or a quota, in each language; ours */
export const TYPE_NAME_MAX = 40
/** characters of a type's description, in each language; ours */
export const TYPE_TEXT_MAX = 300
/** fen, the dearest ticket: with ORDER_TICKETS_MAX of them an order stays far below 2^31; ours */
export const PRICE_MAX_FEN = 10_000_000
export const CAPACITY_MAX = 1_000_000
/** types that are not deleted; ours */
export const TYPES_MAX = 100
/** tickets of one order, as many as the names that a group may paste; ours */
export const ORDER_TICKETS_MAX = 50
/** cm, a child's; spec: live §9 */
export const CHILD_HEIGHT_CM = { min: 120, max: 150 } as const
/** the remaining count is shown below this number of tickets; our own value */
export const FEW_LEFT = 20
/** how often the names of a ticket may be corrected; ours */
export const CORRECTIONS_MAX = 1
/** e-tickets that an account has drawn a minute: drawing takes its time; ours */
export const PAPERS_PER_MINUTE = 30
/** names that an account, or all of a network, lets be checked against their cards in an hour: prevents guessing the owners of numbers; our own value */
export const HOLDER_CHECKS_PER_HOUR = 300
export const HOLDER_CHECKS_PER_HOUR_AND_NETWORK = 3_000
