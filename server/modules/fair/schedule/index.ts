import * as contract from '#contract/fair/schedule/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listByDay, listRecent } from './schedule.queries'

export { eventSource, scheduleEventContent } from './content.queries'
export { scheduleEventRecords, shownScheduleEvents } from './schedule.schema'

export const schedule: Route[] = [
  serve(contract.getRecentSchedule, async ({ db, language, input, holdsUntil }) => {
    const { events, firstEnd } = await listRecent(db, language, { now: new Date(), limit: input.limit })
    if (firstEnd) holdsUntil(firstEnd)
    return events
  }),
  serve(contract.getScheduleInfo, ({ db, language }) => listByDay(db, language)),
]
