import { createEvents, type EventAttributes, type HeaderAttributes } from 'ics'
import { foldLines } from './fold-lines'

/** What a calendar contains of something that takes its time. */
export interface CalendarEvent {
  /** One for its whole life: by it a calendar finds the entry that it has. */
  uid: string
  /** Rises with each change. */
  sequence: number
  start: Date
  end: Date
  title: string
  description: string
  location: string
  url: string
  state: 'confirmed' | 'waiting' | 'cancelled'
  /** Who holds it. */
  organizer?: { name: string; email: string }
  /** Minutes before its start that the calendar rings; left out: it does not. */
  alarmMinutes?: number
}

const statuses = { confirmed: 'CONFIRMED', waiting: 'TENTATIVE', cancelled: 'CANCELLED' } as const

function toAttributes(event: CalendarEvent): EventAttributes {
  const { uid, sequence, title, description, location, url, organizer, alarmMinutes } = event
  return {
    uid,
    sequence,
    start: event.start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: event.end.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title,
    description,
    location,
    url,
    status: statuses[event.state],
    // A quoted parameter holds no quotation mark (RFC 5545 §3.2).
    ...(organizer ? { organizer: { ...organizer, name: organizer.name.replaceAll('"', "'") } } : {}),
    ...(alarmMinutes === undefined
      ? {}
      : { alarms: [{ action: 'display', description: title, trigger: { minutes: alarmMinutes, before: true } }] }),
  }
}

/** The content type that goes with `writeCalendar`. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** Events as an iCalendar file, times in UTC, lines of at most 75 octets (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], header: HeaderAttributes): Buffer {
  const { value, error } = createEvents(events.map(toAttributes), header)
  if (typeof value !== 'string') throw error ?? new Error('the calendar is empty')
  return Buffer.from(foldLines(value))
}
