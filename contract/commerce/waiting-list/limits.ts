/** ms for which places are reserved for whoever is offered them; ours */
export const OFFER_MS = 2 * 60 * 60_000
/** types for which an account waits at once; ours */
export const WAITING_MAX = 10
/** times that an account joins a queue an hour, and a network: a whole hall may share one; ours */
export const JOINS_PER_HOUR = 30
export const JOINS_PER_HOUR_AND_NETWORK = 600
/** days for which a place that has ended is still listed; ours */
export const OVER_DAYS = 7
