/** rows that a card shows */
export const CARD_ROWS = 3
/** meetings and live sessions that are counted at most, of each kind */
export const NEXT_MAX = 30
/** days ahead in which they are looked for */
export const NEXT_DAYS = 60

/** Of the viewer's orders, tickets and meetings, those that are searched each, and the hits of each that are answered. */
export const OWN_SEARCHED = 100
export const OWN_HITS = 3
