import createCalendar, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator'

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

/** What it says of itself. */
interface CalendarHeader {
  /** The part of the fair that it comes from. */
  product: string
  method?: 'PUBLISH' | 'CANCEL'
  /** Shown by a program that subscribes to it. */
  name?: string
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  waiting: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** seconds after which a program that subscribes reads again */
const REFRESH_SECONDS = 3_600

function toEvent(event: CalendarEvent): ICalEventData {
  const { uid, sequence, start, end, title, description, location, url, organizer, alarmMinutes } = event
  return {
    id: uid,
    sequence,
    start,
    end,
    summary: title,
    description,
    location,
    url,
    status: statuses[event.state],
    // A quoted parameter holds no quotation mark (RFC 5545 §3.2).
    ...(organizer ? { organizer: { ...organizer, name: organizer.name.replaceAll('"', "'") } } : {}),
    ...(alarmMinutes === undefined
      ? {}
      : { alarms: [{ type: ICalAlarmType.display, description: title, triggerBefore: alarmMinutes * 60 }] }),
  }
}

/** The content type that goes with `writeCalendar`. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** Events as an iCalendar file, times in UTC, lines of at most 75 octets (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], { product, method, name }: CalendarHeader): Buffer {
  const calendar = createCalendar({
    prodId: { company: 'yunzhan', product },
    scale: 'gregorian',
    ttl: REFRESH_SECONDS,
    ...(method ? { method: ICalCalendarMethod[method] } : {}),
    ...(name ? { name } : {}),
    events: events.map(toEvent),
  })
  // It leaves out the end of the last line.
  return Buffer.from(`${calendar.toString()}\r\n`)
}
