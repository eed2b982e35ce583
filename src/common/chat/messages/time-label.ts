import { TIME_SEPARATOR_SECONDS } from '../../../../contract/live/limits'

/** The fair's clock (spec: live §9, times are GMT+8). */
const ZONE_S = 8 * 3_600
const DAY_S = 86_400

const dayOf = (seconds: number): number => Math.floor((seconds + ZONE_S) / DAY_S)

/** Whether the time stands between two messages: they are more than 300 s apart, or there is none before (spec: live §9). */
export const needsTimeLabel = (before: number | undefined, seconds: number): boolean =>
  before === undefined || seconds - before > TIME_SEPARATOR_SECONDS

/** HH:mm today, with yesterday's word before it, otherwise YYYY-MM-DD HH:mm; seconds since 1970 (spec: live §9). */
export function formatTimeLabel(seconds: number, now: number, yesterday: string): string {
  const [date = '', rest = ''] = new Date((seconds + ZONE_S) * 1_000).toISOString().split('T')
  const time = rest.slice(0, 5)
  const days = dayOf(now) - dayOf(seconds)
  if (days === 0) return time
  return days === 1 ? `${yesterday} ${time}` : `${date} ${time}`
}
