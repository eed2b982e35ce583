import { create } from 'content-disposition'
import { createEvent } from 'ics'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import { fail } from '../../platform/http/fail'
import type { Bytes, Context } from '../../platform/http/serve'
import { foldLines } from './fold-lines'
import { findShown } from './appointments.queries'
import { changedMeanwhile, getOwn } from './party'
import { presentAppointment } from './appointments.present'

const words = {
  'zh-CN': {
    title: '洽谈：',
    booth: '展位',
    table: '洽谈桌',
    online: '线上',
    number: (n: number) => `${n} 号桌`,
    by: '洽谈人：',
    link: '详情：',
  },
  'en-US': {
    title: 'Talk: ',
    booth: 'Booth',
    table: 'Meeting table',
    online: 'Online',
    number: (n: number) => `table ${n}`,
    by: 'With: ',
    link: 'Details: ',
  },
} satisfies Record<Language, unknown>

/**
 * A talk as an iCalendar file, times in UTC: one UID for its life, a SEQUENCE that rises with each change, METHOD:CANCEL
 * of one that was called off. Throws AppointmentNotFound, AppointmentChanged (it was never confirmed).
 */
export async function serveCalendar(context: Context<{ id: number }>): Promise<Bytes> {
  const { db, language, origin, header } = context
  const { party, row } = await getOwn(context)
  const shown = await findShown(db, row.id)
  if (!shown || row.confirmedAt === null) throw await changedMeanwhile(db, row.id, party, language)
  const said = words[language]
  const { company, booth, buyer, member, place, table, purpose } = presentAppointment(shown, party.side, language)
  const other = party.side === 'buyer' ? company : buyer
  const where = [said[place], place === 'booth' ? booth : '', place === 'table' && table ? said.number(table) : '']
  const room = place === 'online' ? `/talk?id=${row.id}` : ''
  const url = `${origin}/personal.html#/appointments${room}`
  const isOver = row.state === 'cancelled'
  const { value, error } = createEvent({
    uid: `appointment-${row.id}@${new URL(origin).hostname}`,
    sequence: row.sequence,
    productId: 'yunzhan/appointments',
    method: isOver ? 'CANCEL' : 'PUBLISH',
    status: isOver ? 'CANCELLED' : 'CONFIRMED',
    start: row.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: row.endsAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: `${said.title}${other}`,
    description: [purpose, member ? said.by + member : '', said.link + url].filter(Boolean).join('\n'),
    location: where.filter(Boolean).join(' '),
    url,
    organizer: {
      name: pick(shown.exhibitor.company, language).replaceAll('"', "'"),
      email: `noreply@${new URL(origin).hostname}`,
    },
    ...(isOver
      ? {}
      : {
          alarms: [
            {
              action: 'display' as const,
              description: `${said.title}${other}`,
              trigger: { minutes: 30, before: true },
            },
          ],
        }),
  })
  if (!value) throw error ?? fail('AppointmentNotFound')
  header('content-disposition', create(`yunzhan-talk-${row.id}.ics`))
  header('cache-control', 'private, no-store')
  return { type: 'text/calendar; charset=utf-8', body: Buffer.from(foldLines(value)) }
}
