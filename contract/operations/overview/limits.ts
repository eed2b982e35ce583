/** rows that a card shows */
export const CARD_ROWS = 3
/** meetings and live sessions that are counted at most, of each kind */
export const NEXT_MAX = 30
/** days ahead in which they are looked for */
export const NEXT_DAYS = 60
