import { TIME_SEPARATOR_SECONDS } from '#contract/live/live/limits.ts'

/** The fair's clock in minutes before that of the world (spec: live §9, times are GMT+8). */
const FAIR_ZONE = 480
const DAY_S = 86_400

const inZone = (seconds: number, zone: number): number => seconds + zone * 60

/** Whether the time stands between two messages: they are more than 300 s apart, or there is none before (spec: live §9). */
export const needsTimeLabel = (before: number | undefined, seconds: number): boolean =>
  before === undefined || seconds - before > TIME_SEPARATOR_SECONDS

/**
 * HH:mm today, with yesterday's word before it, otherwise YYYY-MM-DD HH:mm; seconds since 1970, zone in minutes
 * (spec: live §9).
 */
export function formatTimeLabel(seconds: number, now: number, yesterday: string, zone = FAIR_ZONE): string {
  const [date = '', rest = ''] = new Date(inZone(seconds, zone) * 1_000).toISOString().split('T')
  const time = rest.slice(0, 5)
  const dayOf = (at: number) => Math.floor(inZone(at, zone) / DAY_S)
  const days = dayOf(now) - dayOf(seconds)
  if (days === 0) return time
  return days === 1 ? `${yesterday} ${time}` : `${date} ${time}`
}

/** The same with its zone, and by the reader's own clock where that is another, as the schedule has it. */
export function formatBothClocks(
  seconds: number,
  now: number,
  yesterday: string,
): { fair: string; own: string | undefined } {
  const zone = -new Date(seconds * 1_000).getTimezoneOffset()
  return {
    fair: `${formatTimeLabel(seconds, now, yesterday)} GMT+8`,
    own: zone === FAIR_ZONE ? undefined : formatTimeLabel(seconds, now, yesterday, zone),
  }
}
