import { tieKind } from '#server/modules/fair/content/index.ts'
import { defineSource } from '#server/modules/fair/search/index.ts'
import { scheduleEvents, shownScheduleEvents } from './schedule.schema'

/** Events of the schedule in the search. */
export const eventSource = defineSource(
  4,
  scheduleEvents,
  ({ title, place, speaker, startsAt }) => ({
    name: title,
    description: { zh: `${place.zh} ${speaker.zh}`.trim(), en: `${place.en} ${speaker.en}`.trim() },
    startsAt,
  }),
  shownScheduleEvents,
)

/** Events of the schedule as the organizer edits them; the session of a row stays as it is. */
export const scheduleEventContent = tieKind('scheduleEvent', scheduleEvents, {
  toRow: ({ hall, topic, startsAt, endsAt, title, place, speaker }) => ({
    title,
    place,
    speaker,
    hallId: hall,
    topicId: topic,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }),
  toDocument: ({ hallId, topicId, startsAt, endsAt, title, place, speaker }) => ({
    title,
    place,
    speaker,
    hall: hallId,
    topic: topicId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }),
  onChanged: eventSource.onChanged,
})
