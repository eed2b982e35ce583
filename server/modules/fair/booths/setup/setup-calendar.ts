import { create } from 'content-disposition'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { CALENDAR_TYPE, type CalendarEvent, writeCalendar } from '#server/platform/icalendar/write-calendar.ts'
import { findOwn } from './own-setup'

const words: Record<Language, { buildUp: string; dismantling: string; booth: string }> = {
  'zh-CN': { buildUp: '布展', dismantling: '撤展', booth: '展位' },
  'en-US': { buildUp: 'Build-up', dismantling: 'Dismantling', booth: 'Booth' },
}

/** Build-up and dismantling of the viewer's booth as iCalendar, one UID each for a hall. Throws SetupNotFound. */
export async function serveSetupCalendar(context: Context<unknown>): Promise<Bytes> {
  const { language, origin, header } = context
  const own = await findOwn(context)
  if (!own?.row) throw fail('SetupNotFound')
  const { hall, number, row } = own
  const text = words[language]
  const place = `${pick(hall.name, language)} · ${text.booth} ${number}`
  const event = (key: 'buildUp' | 'dismantling', start: Date | null, end: Date | null): CalendarEvent[] =>
    start && end
      ? [
          {
            uid: `setup-${key}-${hall.id}@${new URL(origin).hostname}`,
            sequence: row.revision,
            start,
            end,
            title: `${text[key]} · ${place}`,
            description: pick(row.note, language),
            location: place,
            url: `${origin}/personal.html#/stand`,
            state: 'confirmed',
          },
        ]
      : []
  const events = [
    ...event('buildUp', row.buildUpFrom, row.buildUpUntil),
    ...event('dismantling', row.dismantlingFrom, row.dismantlingUntil),
  ]
  if (events.length === 0) throw fail('SetupNotFound')
  header('content-disposition', create('yunzhan-setup.ics'))
  header('cache-control', 'private, no-store')
  return { type: CALENDAR_TYPE, body: writeCalendar(events, { product: 'booths', method: 'PUBLISH' }) }
}
