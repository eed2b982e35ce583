/** Days of the fair's calendar, YYYY-MM-DD, both of them included. */
interface Days {
  from: string
  until: string
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** One day, or the first and the last of several, in the reader's language. */
export function formatDays({ from, until }: Days, language: string): string {
  const isChinese = language === 'zh-CN'
  const monthDay = { month: isChinese ? 'long' : 'short', day: 'numeric', timeZone: 'UTC' } as const
  const write = (day: string, more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...monthDay, ...more }).format(noon(day))
  if (from === until) return write(from, { year: 'numeric', weekday: 'short' })
  const format = new Intl.DateTimeFormat(language, { ...monthDay, year: 'numeric' })
  // Chinese stretches of time are written with slashes by browsers.
  return isChinese
    ? `${format.format(noon(from))}–${write(until, from.slice(0, 4) === until.slice(0, 4) ? {} : { year: 'numeric' })}`
    : format.formatRange(noon(from), noon(until))
}
