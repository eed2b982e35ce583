import { chinaDay } from '#contract/core/china-time.ts'
import { type CalendarKind, calendarKinds } from '#contract/trade/calendar/rules.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { EntryEvent, EventsQuery } from '#server/platform/icalendar/requested-events.ts'
import { listSetupEvents } from '#server/modules/fair/booths/index.ts'
import { listTalkEvents } from '#server/modules/trade/appointments/index.ts'
import { listLiveEvents } from '#server/modules/live/live/index.ts'
import { connector } from '#contract/core/connector.ts'
import { listAdded } from './calendar.queries'

export interface Entry extends EntryEvent {
  kind: CalendarKind
}

/** The events of the fair that an account has added. */
export async function listScheduleEvents(db: Db, accountId: number, input: EventsQuery): Promise<EntryEvent[]> {
  const { language, origin } = input
  const rows = await listAdded(db, accountId, input, input.limit)
  return rows.map(({ id, title, place, speaker, startsAt, endsAt }) => ({
    id,
    title: pick(title, language),
    fallbackFields: fallbacks({ title }, language),
    event: {
      uid: `schedule-${id}@${new URL(origin).hostname}`,
      sequence: 0,
      start: startsAt,
      end: endsAt,
      title: pick(title, language),
      description: pick(speaker, language),
      location: pick(place, language),
      url: `${origin}/activity.html#/?day=${chinaDay(startsAt)}`,
      state: 'confirmed',
    },
  }))
}

type Source = typeof listScheduleEvents

/** The days of an account's tickets. */
export const ticketEvents = connector<Source>('tickets in the calendar')

const sources: Record<CalendarKind, Source> = {
  live: listLiveEvents,
  appointment: listTalkEvents,
  schedule: listScheduleEvents,
  ticket: (...input) => ticketEvents.port(...input),
  setup: listSetupEvents,
}

/** What an account has between two moments, by its start. */
export async function listEntries(db: Db, accountId: number, input: EventsQuery): Promise<Entry[]> {
  const lists: Entry[] = []
  for (const kind of calendarKinds) {
    const events = await sources[kind](db, accountId, input)
    lists.push(...events.map((event) => ({ kind, ...event })))
  }
  return lists.toSorted((a, b) => a.event.start.getTime() - b.event.start.getTime()).slice(0, input.limit)
}
