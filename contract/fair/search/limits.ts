/** different terms of a day that are counted apart; the rest are counted together */
export const TERMS_PER_DAY = 2_000
