import { REMINDER_MS } from '#contract/live/live/limits.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { EntryEvent, EventsQuery } from '#server/platform/icalendar/requested-events.ts'
import type { CalendarEvent } from '#server/platform/icalendar/write-calendar.ts'
import type { lives } from './live.schema'
import { listReservedBetween } from './reserve.queries'

const words = {
  'zh-CN': { place: '云展线上直播间', by: '主办：' },
  'en-US': { place: 'Yunzhan, online', by: 'By ' },
} as const

interface Booked {
  live: typeof lives.$inferSelect
  company: Bilingual | null
}

/** A session as a calendar shows it. */
export function liveEvent({ live, company }: Booked, language: Language, origin: string): CalendarEvent {
  const lines = [pick(live.introduction, language), company ? words[language].by + pick(company, language) : '']
  return {
    // Of the session, not of the booking: booked again or moved, a calendar changes the entry that it has.
    uid: `live-${live.id}@${new URL(origin).hostname}`,
    sequence: live.version,
    start: live.startsAt,
    end: live.endsAt,
    title: pick(live.title, language),
    description: lines.filter(Boolean).join('\n'),
    location: words[language].place,
    url: `${origin}/activity.html#/live?id=${live.id}`,
    state: 'confirmed',
    alarmMinutes: REMINDER_MS / 60_000,
  }
}

/** The sessions that an account has booked. */
export async function listLiveEvents(db: Db, accountId: number, input: EventsQuery): Promise<EntryEvent[]> {
  const rows = await listReservedBetween(db, accountId, input)
  return rows.map(({ live, company }) => ({
    id: live.id,
    title: pick(live.title, input.language),
    event: liveEvent({ live, company }, input.language, input.origin),
    fallbackFields: fallbacks({ title: live.title }, input.language),
  }))
}
