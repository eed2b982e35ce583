/** ms that a ticket order waits for its payment; to be confirmed by the product owner */
export const HOLD_MS = 15 * 60_000
/** orders that an account places an hour, and a network: a whole hall may share one; ours */
export const ORDERS_PER_HOUR = 30
export const ORDERS_PER_HOUR_AND_NETWORK = 600
/** orders of tickets of an account that wait for payment at once; ours */
export const PENDING_MAX = 5
/** orders of services of an account that wait at once, for the organizer or for payment: they hold what nobody else can order; ours */
export const SERVICES_PENDING_MAX = 20
/** types of tickets in one order; ours */
export const ORDER_TYPES_MAX = 10
/** ms between two looks of a page at the state of its payment; ours */
export const PAYMENT_LOOK_MS = 3_000
/** days until a refund is back; spec: live §9 */
export const REFUND_DAYS = { min: 1, max: 3 } as const
