import { asc, eq, getViewSelectedFields, gt } from 'drizzle-orm'
import { chinaDay } from '#contract/core/china-time.ts'
import type { ScheduleEvent } from '#contract/fair/schedule/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownTopics } from '#server/modules/fair/topics/index.ts'
import { type scheduleEvents, shownScheduleEvents } from './schedule.schema'

type Row = typeof scheduleEvents.$inferSelect

/** A topic that visitors do not see is not linked. */
const columns = { ...getViewSelectedFields(shownScheduleEvents), topicId: shownTopics.id }
const isTopic = eq(shownTopics.id, shownScheduleEvents.topicId)

const inOrder = [asc(shownScheduleEvents.startsAt), asc(shownScheduleEvents.id)]

function present(event: Row, language: Language): ScheduleEvent {
  const { title, place, speaker } = event
  return {
    id: event.id,
    title: pick(title, language),
    place: pick(place, language),
    speaker: pick(speaker, language),
    startTime: event.startsAt.toISOString(),
    endTime: event.endsAt.toISOString(),
    hallId: event.hallId,
    liveId: event.liveId,
    topicId: event.topicId,
    fallbackFields: fallbacks({ title, place, speaker }, language),
  }
}

/** What is on at a moment or comes after it, and when the first of these ends. */
export async function listRecent(db: Db, language: Language, { now, limit }: { now: Date; limit: number }) {
  const rows = await db
    .select(columns)
    .from(shownScheduleEvents)
    .leftJoin(shownTopics, isTopic)
    .where(gt(shownScheduleEvents.endsAt, now))
    .orderBy(...inOrder)
    .limit(limit)
  const [firstEnd] = rows.map(({ endsAt }) => endsAt).toSorted((a, b) => a.getTime() - b.getTime())
  return { events: rows.map((event) => present(event, language)), firstEnd }
}

export async function listByDay(db: Db, language: Language) {
  const rows = await db
    .select(columns)
    .from(shownScheduleEvents)
    .leftJoin(shownTopics, isTopic)
    .orderBy(...inOrder)
  const days = new Map<string, ScheduleEvent[]>()
  for (const event of rows) {
    const day = chinaDay(event.startsAt)
    days.set(day, [...(days.get(day) ?? []), present(event, language)])
  }
  return [...days].map(([date, events]) => ({ date, events }))
}
