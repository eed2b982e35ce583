import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { EntryEvent, EventsQuery } from '#server/platform/icalendar/requested-events.ts'
import type { CalendarEvent } from '#server/platform/icalendar/write-calendar.ts'
import { presentAppointment } from '../appointments.present'
import { listOfPerson, type ShownRow } from '../appointments.queries'

/** minutes before a talk that a calendar rings */
const ALARM_MINUTES = 30

const words = {
  'zh-CN': {
    title: '洽谈：',
    booth: '展位',
    table: '洽谈桌',
    online: '线上',
    number: (n: number) => `${n} 号桌`,
    by: '洽谈人：',
    link: '详情：',
    about: '采购需求：',
  },
  'en-US': {
    title: 'Meeting: ',
    booth: 'Booth',
    table: 'Meeting table',
    online: 'Online',
    number: (n: number) => `table ${n}`,
    by: 'With: ',
    link: 'Details: ',
    about: 'Sourcing request: ',
  },
} satisfies Record<Language, unknown>

const nameOther = ({ side, company, buyer }: Pick<Appointment, 'side' | 'company' | 'buyer'>): string =>
  side === 'buyer' ? company : buyer

/** A talk as the calendar of one of its sides shows it. */
export function talkEvent(shown: ShownRow, side: Side, language: Language, origin: string): CalendarEvent {
  const { appointment: row, exhibitor } = shown
  const message = words[language]
  const { company, booth, buyer, member, place, table, purpose, about } = presentAppointment(shown, side, language)
  const where = [
    message[place],
    place === 'booth' ? booth : '',
    place === 'table' && table ? message.number(table) : '',
  ]
  const room = place === 'online' ? `/talk?id=${row.id}` : ''
  const url = `${origin}/personal.html#/appointments${room}`
  const { hostname } = new URL(origin)
  const isHeld = row.state === 'confirmed' || row.state === 'met' || row.state === 'noShow'
  return {
    uid: `appointment-${row.id}@${hostname}`,
    sequence: row.sequence,
    start: row.startsAt,
    end: row.endsAt,
    title: message.title + nameOther({ side, company, buyer }),
    description: [
      purpose,
      about ? message.about + about.title : '',
      member ? message.by + member : '',
      message.link + url,
    ]
      .filter(Boolean)
      .join('\n'),
    location: where.filter(Boolean).join(' '),
    url,
    organizer: { name: pick(exhibitor.company, language), email: `noreply@${hostname}` },
    ...(row.state === 'cancelled'
      ? { state: 'cancelled' }
      : isHeld
        ? { state: 'confirmed', alarmMinutes: ALARM_MINUTES }
        : { state: 'waiting' }),
  }
}

/** The talks of one person, whichever side they are on. */
export async function listTalkEvents(db: Db, accountId: number, input: EventsQuery): Promise<EntryEvent[]> {
  const rows = await listOfPerson(db, accountId, input)
  return rows.map((row) => {
    const side = row.appointment.buyerId === accountId ? 'buyer' : 'exhibitor'
    return {
      id: row.appointment.id,
      title: nameOther(presentAppointment(row, side, input.language)),
      event: talkEvent(row, side, input.language, input.origin),
      fallbackFields: [],
    }
  })
}
