import type { Calendar } from '../calendar'

const HOUR_MS = 3_600_000
const DAYS = [2, 1, 0] as const

/** How busy an hour of the day is, from midnight on (GMT+8), beside the others. */
const busyness = [2, 1, 1, 1, 1, 2, 4, 8, 14, 30, 40, 38, 28, 32, 38, 36, 30, 22, 16, 18, 22, 18, 10, 5]

/** How busy a day is: the second day sees the most, as at every fair. */
const busynessOfDay: Record<(typeof DAYS)[number], number> = { 2: 0.85, 1: 1.1, 0: 1 }

export interface BusyHour {
  daysAgo: number
  /** 0 to 23 in GMT+8. */
  hour: number
  from: Date
  /** Its end, or now. */
  until: Date
  /** How much happens in it; of one that is not over its share. */
  weight: number
}

/** The hours of the fair's first days up to now: of the day before yesterday, of yesterday and of today. */
export function listBusyHours(calendar: Calendar): BusyHour[] {
  const now = calendar.fromNow(0)
  return DAYS.flatMap((daysAgo) =>
    busyness.flatMap((busy, hour) => {
      const from = calendar.daysAgo(daysAgo, `${hour}:00`)
      const until = new Date(Math.min(from.getTime() + HOUR_MS, now.getTime()))
      const share = (until.getTime() - from.getTime()) / HOUR_MS
      return share <= 0 ? [] : [{ daysAgo, hour, from, until, weight: busy * busynessOfDay[daysAgo] * share }]
    }),
  )
}
