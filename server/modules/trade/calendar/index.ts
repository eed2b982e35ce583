import * as contract from '#contract/trade/calendar/endpoints.ts'
import { CALENDAR_ENTRIES_MAX } from '#contract/trade/calendar/limits.ts'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listEntries } from './entries'
import { readSubscription, revoke, serveSubscribed, subscribe } from './subscription'
export { listScheduleEvents, ticketEvents } from './entries'

export { personalDataOfCalendar } from './personal-data.queries'

const DAY_MS = 86_400_000

/** The personal calendar, and its private address. */
export const calendar: Route[] = [
  serve(contract.listCalendar, async (context) => {
    const { id } = await getViewerAccount(context)
    const { from } = chinaDayBounds(context.input.from)
    const until = new Date(from.getTime() + context.input.days * DAY_MS)
    const { db, language, origin } = context
    const entries = await listEntries(db, id, { from, until, limit: CALENDAR_ENTRIES_MAX, language, origin })
    return entries.map(({ kind, id: of, title, event, fallbackFields }) => ({
      kind,
      id: of,
      title,
      start: event.start.toISOString(),
      end: event.end.toISOString(),
      place: event.location,
      isFixed: event.state === 'confirmed',
      fallbackFields,
    }))
  }),
  serve(contract.getSubscription, readSubscription),
  serve(contract.makeSubscription, subscribe),
  serve(contract.revokeSubscription, revoke),
  serveBytes(contract.getSubscribedCalendar, serveSubscribed),
]
