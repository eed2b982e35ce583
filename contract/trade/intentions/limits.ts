/** characters of a note or a reason; ours */
export const INTENTION_NOTE_MAX = 200
/** the largest quantity; ours, as the conversation's card has it */
export const INTENTION_QUANTITY_MAX = 10_000_000
/** the largest unit price, CNY; ours */
export const INTENTION_PRICE_MAX = 1_000_000_000
/** intention orders that a buyer sends in 24 hours */
export const INTENTIONS_PER_DAY = 50
