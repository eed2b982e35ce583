import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { CalendarEntry } from '#contract/trade/calendar/schemas.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { ownTicketLines } from './handlers'
import { nameOf, ticketTypes } from './types'

const DAY_MS = 86_400_000

/** The days of the paid tickets that nobody returns, one entry a type and day. */
export function ticketEntries(language: Language, token: string): CalendarEntry[] {
  const valid = ownTicketLines(token).filter(({ line }) => line.refundId === null)
  return ticketTypes.flatMap((type) => {
    const own = valid.filter(({ line }) => line.typeId === type.id)
    const [first] = own
    const { days, hours } = type.document
    if (!first) return []
    const name = say(language, nameOf(type))
    const count = language === 'en-US' ? `${own.length} tickets` : `${own.length} 张`
    const length = (Date.parse(days.until) - Date.parse(days.from)) / DAY_MS + 1
    return Array.from({ length }, (_, i): CalendarEntry => {
      const start = chinaDayBounds(days.from).from.getTime() + i * DAY_MS
      const at = (clock: string) => new Date(start + Date.parse(`1970-01-01T${clock}Z`)).toISOString()
      return {
        kind: 'ticket',
        id: first.line.id,
        title: own.length > 1 ? `${name} · ${count}` : name,
        start: at(hours.from),
        end: at(hours.until),
        place: language === 'en-US' ? 'At the fair' : '展会现场',
        isFixed: true,
        fallbackFields: [],
      }
    })
  })
}
