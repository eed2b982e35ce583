import { REVIEW_HOURS } from '#contract/people/review/limits.ts'

const HOUR_MS = 3_600_000

export interface Age {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

/** How long ago it was: minutes below one hour, hours below REVIEW_HOURS, then whole days. */
export function waitingDays(at: string, now: number): Age {
  const passed = Math.max(0, now - new Date(at).getTime())
  if (passed < HOUR_MS) return { unit: 'minutes', count: Math.floor(passed / 60_000) }
  const hours = Math.floor(passed / HOUR_MS)
  return hours < REVIEW_HOURS ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}

/** Whether it has waited past REVIEW_HOURS. */
export const isLate = (at: string, now: number): boolean => now - new Date(at).getTime() > REVIEW_HOURS * HOUR_MS
