import { index, integer, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, shownColumns } from '#server/platform/db/shown.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { topics } from '#server/modules/fair/topics/topics.schema.ts'

export const scheduleEvents = pgTable(
  'schedule_event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    title: bilingual('title'),
    place: bilingual('place'),
    speaker: bilingual('speaker'),
    hallId: integer('hall_id').references(() => halls.id),
    liveId: integer('live_id').references(() => lives.id),
    /** The topic that reveals more of it. */
    topicId: integer('topic_id').references(() => topics.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    ...shownColumns(),
  },
  (table) => [index('schedule_start').on(table.startsAt)],
)

/** What visitors see of them now. */
export const shownScheduleEvents = pgView('shown_schedule_event').as((qb) =>
  qb.select().from(scheduleEvents).where(isShown(scheduleEvents)),
)

/** As other areas read them. */
export const scheduleEventRecords = pgView('schedule_event_record').as((qb) => qb.select().from(scheduleEvents))
