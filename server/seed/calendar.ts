/** The demo fair is always on: its third day is the day on which it is made. */

import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DAYS_OPEN_ALREADY = 2

export interface Calendar {
  /** `offset` days from the opening day, at `time` (HH:mm, GMT+8). */
  day(offset: number, time?: string): Date
  /** `days` before the day on which it is made, at `time` (HH:mm, GMT+8). */
  daysAgo(days: number, time: string): Date
  /** `hours` from now. */
  fromNow(hours: number): Date
}

export function createCalendar(now: Date): Calendar {
  const today = chinaDayBounds(chinaDay(now)).from.getTime()
  const opening = today - DAYS_OPEN_ALREADY * DAY_MS
  const day: Calendar['day'] = (offset, time = '00:00') => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return new Date(opening + offset * DAY_MS + hours * HOUR_MS + minutes * 60_000)
  }
  return {
    day,
    daysAgo: (days, time) => day(DAYS_OPEN_ALREADY - days, time),
    fromNow: (hours) => new Date(now.getTime() + hours * HOUR_MS),
  }
}
