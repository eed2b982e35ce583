import { lt, sql } from 'drizzle-orm'
import { erase, type PersonalData, type RetentionRule } from '#server/modules/foundation/personal-data/index.ts'
import { analyticsEvents } from './analytics.schema'

/** Visits of pages. */
export const personalDataOfAnalytics: PersonalData[] = [
  erase('visits', analyticsEvents, {
    part: 'userId',
    rows: ({ id }) => sql`(${analyticsEvents.event} ->> 'userId') = ${String(id)}`,
  }),
  erase('visits', analyticsEvents.accountId),
]

/** Visits past their retention. */
export const retentionOfVisits: RetentionRule = {
  table: analyticsEvents,
  where: (before) => lt(analyticsEvents.receivedAt, before),
}
