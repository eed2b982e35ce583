import { chinaDay } from '#contract/core/china-time.ts'

/** Today at the fair, as YYYY-MM-DD. */
export const today = (): string => chinaDay(new Date())

/** The day to show: the one requested, else today, else the first. */
export function dayToShow<Day extends { date: string }>(days: readonly Day[], input: string): Day | undefined {
  const on = (date: string) => days.find((day) => day.date === date)
  return on(input) ?? on(today()) ?? days[0]
}

/** A day as the reader names it: weekday, month and day. */
export function dayName(date: string, language: string): { day: string; weekday: string } {
  const noon = new Date(`${date}T12:00:00Z`)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(noon)
  return { day: write({ month: 'short', day: 'numeric' }), weekday: write({ weekday: 'short' }) }
}
