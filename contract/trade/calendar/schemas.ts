import * as z from 'zod/mini'
import { Day, fallbackFields, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { CALENDAR_DAYS_MAX } from './limits'
import { calendarKinds } from './rules'

const Entry = z.object({
  kind: z.enum(calendarKinds),
  /** Of the session, the talk or the event; of a ticket the first of its type; of set-up times the hall. */
  id: z.int(),
  title: z.string(),
  start: Instant,
  end: Instant,
  place: z.string(),
  /** A talk that waits for an answer promises nothing. */
  isFixed: z.boolean(),
  fallbackFields,
})
export type CalendarEntry = z.output<typeof Entry>

export const listCalendar = {
  input: z.object({
    /** The first day, YYYY-MM-DD in GMT+8. */
    from: Day,
    days: integer(1, CALENDAR_DAYS_MAX),
  }),
  output: z.array(Entry),
}

const Subscription = z.object({
  /** Since when there is an address; null: there is none. */
  since: z.nullable(Instant),
  /** When a calendar read it last. */
  readAt: z.nullable(Instant),
})

export const getSubscription = { input: nothing, output: Subscription }
export const makeSubscription = {
  input: nothing,
  output: z.object({ ...Subscription.shape, /** Told once: the fair keeps no copy. */ address: z.string() }),
}
export const revokeSubscription = { input: nothing, output: Subscription }

export const getSubscribedCalendar = {
  input: z.object({ key: text(64).check(z.minLength(20)) }),
  output: nothing,
}
