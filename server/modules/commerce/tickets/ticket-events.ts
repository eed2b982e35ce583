import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { EntryEvent, EventsQuery } from '#server/platform/icalendar/requested-events.ts'
import { listDaysOf } from './tickets.queries'

const words = {
  'zh-CN': { title: '入场：', count: (n: number) => `${n} 张`, place: '展会现场', hours: '以上为门票有效时段。' },
  'en-US': {
    title: 'Entry: ',
    count: (n: number) => `${n} tickets`,
    place: 'At the fair',
    hours: 'The ticket is valid during these hours.',
  },
} as const

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** HH:mm of a day in GMT+8. */
function momentOf(day: string, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new Date(chinaDayBounds(day).from.getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

/** Each day from one to another, both included. */
const daysOf = (first: string, last: string): string[] =>
  Array.from({ length: Math.floor((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 }, (_, i) =>
    new Date(Date.parse(first) + i * DAY_MS).toISOString().slice(0, 10),
  )

const laterOf = (a: string, b: string): string => (a > b ? a : b)
const earlierOf = (a: string, b: string): string => (a < b ? a : b)

/**
 * The days on which an account may come in by paid tickets, one event a type and day, in its hours of GMT+8; what is being
 * refunded is no longer there.
 */
export async function listTicketEvents(db: Db, accountId: number, input: EventsQuery): Promise<EntryEvent[]> {
  const { from, until, limit, language, origin } = input
  const [first, last] = [chinaDay(from), chinaDay(new Date(until.getTime() - 1))]
  const message = words[language]
  const rows = await listDaysOf(db, accountId, { first, last })
  const events = rows.flatMap(({ id, type, n }): EntryEvent[] => {
    const name = pick(type.name, language)
    const title = n > 1 ? `${name} · ${message.count(n)}` : name
    return daysOf(laterOf(type.firstDay, first), earlierOf(type.lastDay, last)).map((day) => ({
      id,
      title,
      fallbackFields: fallbacks({ title: type.name }, language),
      event: {
        uid: `ticket-${type.id}-${day}@${new URL(origin).hostname}`,
        sequence: 0,
        start: momentOf(day, type.opens),
        end: momentOf(day, type.closes),
        title: message.title + title,
        description: message.hours,
        location: message.place,
        url: `${origin}/personal.html#/tickets`,
        state: 'confirmed',
      },
    }))
  })
  return events
    .filter(({ event }) => event.start < until && event.end > from)
    .toSorted((a, b) => a.event.start.getTime() - b.event.start.getTime())
    .slice(0, limit)
}
