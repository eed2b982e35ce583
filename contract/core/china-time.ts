/** The fair's clock is GMT+8, without daylight saving (spec: live §9): the only place that reckons with it. */

/** Of `Intl`: how dates and times of the fair are formatted, wherever the reader is. */
export const FAIR_ZONE = 'Etc/GMT-8'

const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** A moment with UTC fields that read as the clock in China does. */
const inChina = (at: Date): Date => new Date(at.getTime() + OFFSET_MS)

/** YYYY-MM-DD of a moment in GMT+8. */
export const chinaDay = (at: Date): string => inChina(at).toISOString().slice(0, 10)

/** HH:mm of a moment in GMT+8. */
export const chinaClock = (at: Date): string => inChina(at).toISOString().slice(11, 16)

/** YYYY-MM-DD HH:mm of a moment in GMT+8. */
export const chinaMoment = (at: Date): string => `${chinaDay(at)} ${chinaClock(at)}`

/** When a day (YYYY-MM-DD) begins in GMT+8, and when the next one does. */
export function chinaDayBounds(day: string): { from: Date; until: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS)
  return { from, until: new Date(from.getTime() + DAY_MS) }
}

/** The weekday of a moment in GMT+8, 1 Monday to 7 Sunday, and the minute of its day. */
export function chinaWeekTime(at: Date): { weekday: number; minute: number } {
  const there = inChina(at)
  return { weekday: there.getUTCDay() || 7, minute: there.getUTCHours() * 60 + there.getUTCMinutes() }
}
