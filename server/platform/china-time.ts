const OFFSET_MS = 8 * 3_600_000

/** Times are shown as GMT+8 (spec: live §9); its days have no daylight saving. */
const inChina = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString()

/** YYYY-MM-DD of a moment in GMT+8. */
export const chinaDay = (at: Date): string => inChina(at).slice(0, 10)

/** HH:mm of a moment in GMT+8. */
export const chinaClock = (at: Date): string => inChina(at).slice(11, 16)

/** YYYY-MM-DD HH:mm of a moment in GMT+8. */
export const chinaMoment = (at: Date): string => `${chinaDay(at)} ${chinaClock(at)}`
