import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { calendarSubscriptions } from './calendar.schema'

/** Subscriptions of calendars. */
export const personalDataOfCalendar: PersonalData[] = [
  erase('appointments', calendarSubscriptions.accountId, { hidden: [calendarSubscriptions.keyHash] }),
]
