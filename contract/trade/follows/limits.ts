/** Business constants of what people follow and collect; ours. */

/** of one kind that an account may follow */
export const FOLLOWS_MAX = 1_000
/** objects that one call asks about: what a page shows */
export const FOLLOWS_REQUESTED_MAX = 200
