import { chinaDay, chinaDayBounds, chinaWeekTime } from '#contract/core/china-time.ts'
import { normalize } from '#server/modules/fair/search/index.ts'

/** Days that a question names, by the fair's clock (GMT+8). */

const DAY_MS = 86_400_000
const weekdaysEn = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const weekdaysZh = ['一', '二', '三', '四', '五', '六', '日天']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Words for a day near today; the first that fits counts. */
const near: readonly (readonly [RegExp, number])[] = [
  [/大后天/, 3],
  [/后天|\bday after tomorrow\b/, 2],
  [/明天|明日|明晚|\btomorrow\b/, 1],
  [/昨天|昨晚|\byesterday\b/, -1],
  [/今天|今日|今晚|\btoday\b|\btonight\b|\bthis (morning|afternoon|evening)\b/, 0],
]

const WEEKDAY_ZH = /(?:星期|周|礼拜)([一二三四五六日天])/
const WEEKDAY_EN = new RegExp(`\\b(${weekdaysEn.join('|')})s?\\b`)
const DATE_ZH = /(\d{1,2})月(\d{1,2})[日号]?/
const DATE_EN = new RegExp(
  `\\b(?:(${months.join('|')})[a-z]* (\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months.join('|')})[a-z]*)\\b`,
)

/** All words for days, to be taken out of a question. */
const ANY_DAY = new RegExp(
  [...near.map(([word]) => word.source), WEEKDAY_ZH.source, WEEKDAY_EN.source, DATE_ZH.source, DATE_EN.source].join(
    '|',
  ),
  'g',
)

function findWeekday(text: string): number | undefined {
  const zh = WEEKDAY_ZH.exec(text)?.[1]
  if (zh) return weekdaysZh.findIndex((names) => names.includes(zh)) + 1
  const en = WEEKDAY_EN.exec(text)?.[1]
  return en === undefined ? undefined : weekdaysEn.indexOf(en) + 1
}

function findDate(text: string): { month: number; date: number } | undefined {
  const zh = DATE_ZH.exec(text)
  if (zh) return { month: Number(zh[1]), date: Number(zh[2]) }
  const en = DATE_EN.exec(text)
  if (!en) return undefined
  return { month: months.indexOf(en[1] ?? en[4] ?? '') + 1, date: Number(en[2] ?? en[3]) }
}

const pad = (n: number) => String(n).padStart(2, '0')
const addDays = (now: Date, days: number) => chinaDay(new Date(now.getTime() + days * DAY_MS))

/** Whether there is such a day: of the 31st of February there is none. */
function isDay(day: string): boolean {
  const { from } = chinaDayBounds(day)
  return !Number.isNaN(from.getTime()) && chinaDay(from) === day
}

/** The day that a question names, YYYY-MM-DD in GMT+8: a weekday is the next one, today included. */
export function findDay(question: string, now: Date): string | undefined {
  const text = normalize(question)
  const offset = near.find(([word]) => word.test(text))?.[1]
  if (offset !== undefined) return addDays(now, offset)
  const date = findDate(text)
  if (date) {
    const day = `${chinaDay(now).slice(0, 4)}-${pad(date.month)}-${pad(date.date)}`
    return isDay(day) ? day : undefined
  }
  const weekday = findWeekday(text)
  return weekday === undefined ? undefined : addDays(now, (weekday - chinaWeekTime(now).weekday + 7) % 7)
}

/** The question without its words for days. */
export const withoutDays = (question: string): string => normalize(question).replace(ANY_DAY, ' ')
