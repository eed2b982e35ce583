const DAY_MS = 86_400_000

/** The day so many days after another; YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The month so many months after another; YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const monthOf = (day: string): string => day.slice(0, 7)

/** The weeks of a month, each from Monday to Sunday; null: a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = (new Date(first).getUTCDay() + 6) % 7
  const start = addDays(first, -before)
  const weeks: (string | null)[][] = []
  for (let day = start; monthOf(day) <= month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(day, i)).map((one) => (monthOf(one) === month ? one : null)))
  return weeks
}
