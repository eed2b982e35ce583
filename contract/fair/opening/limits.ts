/** Seconds for which an animation lasts. */
export const SECONDS_MIN = 3
export const SECONDS_MAX = 10
