import { create } from 'content-disposition'
import type { Language } from '#contract/core/language.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { CALENDAR_TYPE, writeCalendar } from '#server/platform/icalendar/write-calendar.ts'
import { liveEvent } from '../live-event'
import { findReserve } from '../reserve.queries'

function pickLanguage(lang: string | undefined, ofReader: Language): Language {
  if (!lang) return ofReader
  return /^en/i.test(lang) ? 'en-US' : 'zh-CN'
}

/** The booking as an iCalendar file with an alarm before the start; times in UTC. Throws ReserveNotFound. */
export async function serveCalendar(
  context: Context<{ reserveId: string; lang?: string | undefined }>,
): Promise<Bytes> {
  const { db, input, origin, header } = context
  const found = await findReserve(db, input.reserveId)
  if (!found) throw fail('ReserveNotFound')
  const event = liveEvent(found, pickLanguage(input.lang, context.language), origin)
  header('content-disposition', create(`yunzhan-live-${found.live.id}.ics`))
  header('cache-control', 'private, no-store')
  return { type: CALENDAR_TYPE, body: writeCalendar([event], { product: 'live' }) }
}
