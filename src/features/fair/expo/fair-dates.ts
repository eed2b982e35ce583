import { FAIR_ZONE } from '#contract/core/china-time.ts'

const day = { month: 'long', day: 'numeric', timeZone: FAIR_ZONE } as const

/** The days of the fair by its own clock, in the reader's language. */
export function fairDates(from: string, until: string, language: string): string {
  const [first, last] = [new Date(from), new Date(until)]
  const whole = new Intl.DateTimeFormat(language, { year: 'numeric', ...day })
  if (language !== 'zh-CN') return whole.formatRange(first, last)
  // In Chinese, formatRange falls back to bare numbers.
  const end = first.getFullYear() === last.getFullYear() ? new Intl.DateTimeFormat(language, day) : whole
  return `${whole.format(first)}—${end.format(last)}`
}

/** Whether the fair is still to come, open or over at a moment. */
export function phaseOf(from: string, until: string, now: number): 'before' | 'open' | 'over' {
  if (now < new Date(from).getTime()) return 'before'
  return now < new Date(until).getTime() ? 'open' : 'over'
}
