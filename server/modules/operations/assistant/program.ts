import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { scheduleEventRecords } from '#server/modules/fair/schedule/index.ts'
import type { Candidate } from './rank'
import * as queries from './retrieval.queries'
import { liveText } from './fair-sentences'
import { eventText } from './sentences'

/** Events of an answer, and live sessions of one. */
const SHOWN = 6
const EVENING_MS = 17 * 3_600_000
const DAY_MS = 86_400_000

export const toEvent = (event: typeof scheduleEventRecords.$inferSelect, language: Language, score = 1): Candidate => ({
  score,
  source: {
    type: 'schedule',
    title: pick(event.title, language),
    url: `./activity.html#/?day=${chinaDay(event.startsAt)}`,
    text: eventText(event, language),
  },
})

export const toLive = (live: queries.LiveRow, language: Language, score = 1): Candidate => ({
  score,
  source: {
    type: 'live',
    title: pick(live.title, language),
    url: `./activity.html#/live?id=${live.id}`,
    text: liveText(live, language),
  },
})

interface ProgramQuery {
  terms: readonly string[]
  day: string | undefined
  now: Date
}

function stretchOf({ terms, day, now }: ProgramQuery): queries.Stretch | undefined {
  const isEvening = terms.includes('c:evening')
  if (day === undefined && !isEvening) return undefined
  const { from, until } = chinaDayBounds(day ?? chinaDay(now))
  return { from: isEvening ? new Date(from.getTime() + EVENING_MS) : from, until }
}

/**
 * Events and live sessions of the requested day or evening, or those that run now and next. A question about live sessions gets
 * sessions first; in other answers a session that is also an event is listed once, as the event.
 */
export async function findProgram(db: Db, language: Language, query: ProgramQuery): Promise<Candidate[][]> {
  const { terms, now } = query
  const within = stretchOf(query)
  const asksForLive = terms.includes('c:live') || terms.includes('c:watch')
  const events = within
    ? await queries.findEventsWithin(db, within, SHOWN)
    : await queries.findNextEvents(db, now, SHOWN)
  const lives = await findSessions(db, { within, terms, now })
  const scheduled = new Set(events.map(({ liveId }) => liveId))
  const shown = asksForLive ? lives : lives.filter(({ id }) => !scheduled.has(id))
  const ofSchedule = events.map((event) => toEvent(event, language))
  const sessions = shown.slice(0, SHOWN).map((live) => toLive(live, language))
  if (!asksForLive) return [ofSchedule, sessions]
  const others = events.filter(({ liveId }) => liveId === null || !lives.some(({ id }) => id === liveId))
  return sessions.length > 0 ? [sessions] : [others.map((event) => toEvent(event, language))]
}

/** Sessions within the stretch; without one those that are on, or else those of the next day. */
async function findSessions(
  db: Db,
  { within, terms, now }: { within: queries.Stretch | undefined; terms: readonly string[]; now: Date },
): Promise<queries.LiveRow[]> {
  if (terms.includes('c:now')) return queries.findLives(db, { statuses: [1, 6] })
  if (terms.includes('c:replay')) return queries.findLives(db, { statuses: [2], ...(within ? { within } : {}) })
  if (within) return queries.findLives(db, { within })
  const soon = { from: now, until: new Date(now.getTime() + DAY_MS) }
  const [running, coming] = [
    await queries.findLives(db, { statuses: [1, 6] }),
    await queries.findLives(db, { statuses: [0], within: soon }),
  ]
  return [...running, ...coming]
}
