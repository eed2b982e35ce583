import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { CalendarEntry } from '#contract/trade/calendar/schemas.ts'
import dayjs from '#src/common/work/form/dayjs.ts'

export const views = ['month', 'week', 'list'] as const
export type View = (typeof views)[number]

/** days that the list shows from its first on */
const LIST_DAYS = 30
/** days in the grid of a month; weeks begin on Monday or, in English, on Sunday */
const MONTH_DAYS = 49

/** Today at the fair. */
export const today = (): string => chinaDay(new Date())

/** A day so many days later. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')

/** The Monday that a week with this day begins with. */
export const mondayOf = (day: string): string => addDays(day, -((dayjs.utc(day).day() + 6) % 7))

/** The days that a view shows around a day. */
export function daysOf(view: View, day: string): { from: string; days: number } {
  if (view === 'list') return { from: day, days: LIST_DAYS }
  if (view === 'week') return { from: mondayOf(day), days: 7 }
  return { from: addDays(mondayOf(`${day.slice(0, 7)}-01`), -1), days: MONTH_DAYS }
}

/** The day that one looks at a view further, or back. */
export function turn(view: View, day: string, by: 1 | -1): string {
  if (view === 'list') return addDays(day, by * LIST_DAYS)
  if (view === 'week') return addDays(day, by * 7)
  return dayjs
    .utc(`${day.slice(0, 7)}-01`)
    .add(by, 'month')
    .format('YYYY-MM-DD')
}

/** What lies on a day of the fair's clock, at least in part. */
export function entriesOf(day: string, entries: readonly CalendarEntry[]): CalendarEntry[] {
  const { from } = chinaDayBounds(day)
  const until = chinaDayBounds(addDays(day, 1)).from
  return entries.filter(({ start, end }) => Date.parse(start) < until.getTime() && Date.parse(end) > from.getTime())
}

/** What an entry is known by among others; a hall's build-up and dismantling share its id. */
export const keyOf = ({ kind, id, start }: CalendarEntry): string => `${kind} ${id} ${start}`
