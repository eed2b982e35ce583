import { create } from 'content-disposition'
import { createEvent } from 'ics'
import { REMINDER_MS } from '../../../contract/live/limits'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import { fail } from '../../platform/http/fail'
import type { Bytes, Context } from '../../platform/http/serve'
import { findReserve } from './reserve.queries'

const words = {
  'zh-CN': { place: '云展线上直播间', by: '主办：' },
  'en-US': { place: 'Yunzhan, online', by: 'By ' },
} as const

function pickLanguage(lang: string | undefined, ofReader: Language): Language {
  if (!lang) return ofReader
  return /^en/i.test(lang) ? 'en-US' : 'zh-CN'
}

/** The booking as an iCalendar file with an alarm before the start; times in UTC. Throws ReserveNotFound. */
export async function serveCalendar(asking: Context<{ reserveId: string; lang?: string | undefined }>): Promise<Bytes> {
  const { db, input, origin, header } = asking
  const found = await findReserve(db, input.reserveId)
  if (!found) throw fail('ReserveNotFound')
  const { live, company } = found
  const language = pickLanguage(input.lang, asking.language)
  const title = pick(live.title, language)
  const lines = [pick(live.introduction, language), company ? words[language].by + pick(company, language) : '']
  const { value, error } = createEvent({
    // Of the session, not of the booking: booked again or moved, a calendar changes the entry that it has.
    uid: `live-${live.id}@${new URL(origin).hostname}`,
    sequence: live.version,
    productId: 'yunzhan/live',
    start: live.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: live.endsAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title,
    description: lines.filter(Boolean).join('\n'),
    location: words[language].place,
    url: `${origin}/activity.html#/live?id=${live.id}`,
    status: 'CONFIRMED',
    alarms: [{ action: 'display', description: title, trigger: { minutes: REMINDER_MS / 60_000, before: true } }],
  })
  if (!value) throw error ?? new Error('the calendar is empty')
  header('content-disposition', create(`yunzhan-live-${live.id}.ics`))
  header('cache-control', 'private, no-store')
  return { type: 'text/calendar; charset=utf-8', body: Buffer.from(value) }
}
