import { create } from 'content-disposition'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { CALENDAR_TYPE, writeCalendar } from '#server/platform/icalendar/write-calendar.ts'
import { findShown } from '../appointments.queries'
import { changedMeanwhile, getOwn } from '../party'
import { talkEvent } from './talk-event'

/**
 * A talk as an iCalendar file, times in UTC: one UID for its life, a SEQUENCE that rises with each change, METHOD:CANCEL
 * of one that was canceled. Throws AppointmentNotFound, AppointmentChanged (it was never confirmed).
 */
export async function serveCalendar(context: Context<{ id: number }>): Promise<Bytes> {
  const { db, language, origin, header } = context
  const { party, row } = await getOwn(context)
  const shown = await findShown(db, row.id)
  if (!shown || row.confirmedAt === null) throw await changedMeanwhile(db, row.id, party, language)
  const method = row.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  const body = writeCalendar([talkEvent(shown, party.side, language, origin)], {
    product: 'appointments',
    method,
  })
  header('content-disposition', create(`yunzhan-talk-${row.id}.ics`))
  header('cache-control', 'private, no-store')
  return { type: CALENDAR_TYPE, body }
}
