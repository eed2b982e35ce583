import { create } from 'content-disposition'
import { representsExhibitor } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import type { EntryEvent, EventsQuery } from '#server/platform/icalendar/requested-events.ts'
import { CALENDAR_TYPE, writeCalendar } from '#server/platform/icalendar/write-calendar.ts'
import { findOfExhibitor, findOwn } from './own-setup'

const words: Record<Language, { buildUp: string; dismantling: string; booth: string }> = {
  'zh-CN': { buildUp: '布展', dismantling: '撤展', booth: '展位' },
  'en-US': { buildUp: 'Build-up', dismantling: 'Dismantling', booth: 'Booth' },
}

/** Build-up and dismantling at a booth, those that are set, one UID each for a hall. */
function presentSetup(
  own: Awaited<ReturnType<typeof findOfExhibitor>>,
  { language, origin }: Pick<EventsQuery, 'language' | 'origin'>,
): EntryEvent[] {
  if (!own?.row) return []
  const { hall, number, row } = own
  const text = words[language]
  const place = `${pick(hall.name, language)} · ${text.booth} ${number}`
  const present = (key: 'buildUp' | 'dismantling', start: Date | null, end: Date | null): EntryEvent[] =>
    start && end
      ? [
          {
            id: hall.id,
            title: text[key],
            fallbackFields: [],
            event: {
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
          },
        ]
      : []
  return [
    ...present('buildUp', row.buildUpFrom, row.buildUpUntil),
    ...present('dismantling', row.dismantlingFrom, row.dismantlingUntil),
  ]
}

/** When an account that speaks for an exhibitor sets up and dismantles its booth; nothing for every other account. */
export async function listSetupEvents(db: Db, accountId: number, input: EventsQuery): Promise<EntryEvent[]> {
  const account = await findAccountById(db, accountId)
  if (!account || !representsExhibitor(account.userType)) return []
  return presentSetup(await findOfExhibitor(db, account.exhibitorId), input)
    .filter(({ event }) => event.start < input.until && event.end > input.from)
    .slice(0, input.limit)
}

/** Build-up and dismantling of the viewer's booth as iCalendar. Throws SetupNotFound. */
export async function serveSetupCalendar(context: Context<unknown>): Promise<Bytes> {
  const { header } = context
  const events = presentSetup(await findOwn(context), context).map(({ event }) => event)
  if (events.length === 0) throw fail('SetupNotFound')
  header('content-disposition', create('yunzhan-setup.ics'))
  header('cache-control', 'private, no-store')
  return { type: CALENDAR_TYPE, body: writeCalendar(events, { product: 'booths', method: 'PUBLISH' }) }
}
