/** different terms of a day that are counted apart; the rest are counted together */
export const TERMS_PER_DAY = 2_000

/** Prices in CNY that part the price ranges of the filter: below the first, between two, from the last on */
export const PRICE_STEPS = [100, 500, 2_000, 10_000] as const

/** Results of a type that are ranked and counted; of more, the best are shown */
export const RESULTS_MAX = 300
