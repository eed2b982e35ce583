/** hits of a group */
export const PALETTE_HITS = 5
/** characters of a number from which on its beginning is looked up */
export const NUMBER_FROM = 3
