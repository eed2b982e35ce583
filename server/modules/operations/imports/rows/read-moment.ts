import { isMoment } from '#contract/core/moment.ts'
import type { DayOrder } from '#contract/operations/imports/rules.ts'

const TIME = String.raw`(?:[T\s,，]+(?:(上午|下午|中午|晚上|AM|PM)\s*)?(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?\s*(AM|PM|a\.m\.|p\.m\.)?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?${TIME}$`, 'i')
/** `11/28/2026 2:00 PM`, `28.11.2026 14:00` */
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})${TIME}$`, 'i')

interface Parts {
  year: string
  month: string
  day: string
  /** Half of the day, hour, minute, second. */
  time: readonly (string | undefined)[]
}

/** undefined: neither order fits, or nothing says which of two. */
function orderOf(first: number, second: number, given: DayOrder | null): DayOrder | undefined {
  if (first > 12 && second > 12) return undefined
  if (first > 12) return 'dayFirst'
  if (second > 12 || first === second) return 'monthFirst'
  return given ?? undefined
}

function partsOf(text: string, dayOrder: DayOrder | null): Parts | undefined {
  const ahead = YEAR_FIRST.exec(text)
  if (ahead) {
    const [, year = '', month = '', day = '', before, hour, minute, second, after] = ahead
    return { year, month, day, time: [before ?? after, hour, minute, second] }
  }
  const behind = YEAR_LAST.exec(text)
  if (!behind) return undefined
  const [, one = '', other = '', year = '', before, hour, minute, second, after] = behind
  const order = orderOf(Number(one), Number(other), dayOrder)
  if (!order) return undefined
  const [month, day] = order === 'monthFirst' ? [one, other] : [other, one]
  return { year, month, day, time: [before ?? after, hour, minute, second] }
}

const pad = (part: string | number): string => String(part).padStart(2, '0')

/** The hour of 24 of one that is reported with its half of the day; undefined: there is no such hour. */
function hourOf(hour: string, half: string | undefined): number | undefined {
  const value = Number(hour)
  if (half === undefined) return value
  const isLate = /^(下午|中午|晚上|p)/i.test(half)
  // Some write 下午14:00.
  if (value > 12) return isLate ? value : undefined
  return isLate ? (value % 12) + 12 : value % 12
}

const isRealDay = ({ year, month, day }: Parts): boolean => {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // The 31st of a month of 30 days would be counted into the next.
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day)
}

/** Beijing time, unless a zone is given; undefined: no moment, or one that reads differently in the two orders. */
export function parseMoment(text: string, dayOrder: DayOrder | null): string | undefined {
  if (isMoment(text)) return new Date(text).toISOString()
  const parts = partsOf(text, dayOrder)
  if (!parts || !isRealDay(parts)) return undefined
  const [half, hour = '0', minute = '00', second = '00'] = parts.time
  const hours = hourOf(hour, half)
  if (hours === undefined) return undefined
  const written = `${parts.year}-${pad(parts.month)}-${pad(parts.day)}T${pad(hours)}:${minute}:${second}+08:00`
  return isMoment(written) ? new Date(written).toISOString() : undefined
}

/** A day as `2026-11-28`; a text that is none stays as it is, for its field to refuse. */
export function toDay(text: string, dayOrder: DayOrder | null): string {
  const parts = partsOf(text, dayOrder)
  return parts && isRealDay(parts) && parts.time[1] === undefined
    ? `${parts.year}-${pad(parts.month)}-${pad(parts.day)}`
    : text
}

/** `11/28/2026`, `28.11.2026`, with a time or without. */
const NUMERIC = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?!\d)/

/** Gathers from all cells of a file whether month or day comes first in its dates. */
export class DayOrderFinder {
  #monthFirst = false
  #dayFirst = false
  #both = false

  read(cell: string): void {
    const [, first = '', second = ''] = NUMERIC.exec(cell) ?? []
    if (first === '') return
    const [one, other] = [Number(first), Number(second)]
    if (one > 12 && other <= 12) this.#dayFirst = true
    else if (other > 12 && one <= 12) this.#monthFirst = true
    // The 3rd of March is the same in either order.
    else if (one !== other) this.#both = true
  }

  /** null: the file does not show it; `needsChoice` where it has dates that can be read both ways. */
  get found(): { dayOrder: DayOrder | null; needsChoice: boolean } {
    const isMixed = this.#monthFirst && this.#dayFirst
    if (isMixed) return { dayOrder: null, needsChoice: this.#both }
    if (this.#monthFirst) return { dayOrder: 'monthFirst', needsChoice: false }
    if (this.#dayFirst) return { dayOrder: 'dayFirst', needsChoice: false }
    return { dayOrder: null, needsChoice: this.#both }
  }
}
