import { and, asc, gte, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { shownScheduleEvents } from '#server/modules/fair/schedule/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'

interface Day {
  from: Date
  until: Date
}

const CANCELED = 3

/** The live sessions that begin on a day, without the canceled ones. */
export const listLivesOf = (db: Db, { from, until }: Day) =>
  db
    .select({
      id: liveRecords.id,
      title: liveRecords.title,
      startsAt: liveRecords.startsAt,
      endsAt: liveRecords.endsAt,
      status: liveRecords.status,
    })
    .from(liveRecords)
    .where(and(gte(liveRecords.startsAt, from), lt(liveRecords.startsAt, until), ne(liveRecords.status, CANCELED)))
    .orderBy(asc(liveRecords.startsAt), asc(liveRecords.id))

/** The events of the schedule that begin on a day and have no live session of their own. */
export const listEventsOf = (db: Db, { from, until }: Day) =>
  db
    .select({
      id: shownScheduleEvents.id,
      title: shownScheduleEvents.title,
      startsAt: shownScheduleEvents.startsAt,
      endsAt: shownScheduleEvents.endsAt,
    })
    .from(shownScheduleEvents)
    .where(
      and(
        gte(shownScheduleEvents.startsAt, from),
        lt(shownScheduleEvents.startsAt, until),
        isNull(shownScheduleEvents.liveId),
      ),
    )
    .orderBy(asc(shownScheduleEvents.startsAt), asc(shownScheduleEvents.id))
