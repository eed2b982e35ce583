import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const

/**
 * What the viewer has in these days, by its start: booked sessions, own talks, events of the fair that were added, days of paid
 * tickets, and build-up and dismantling at the own booth.
 */
export const listCalendar = endpoint<typeof schemas.listCalendar>({
  ...own,
  path: '/ce-exhibition/web/calendar/list', // path: ours
  reads: true,
})

/** Whether the viewer's calendar can be subscribed to. */
export const getSubscription = endpoint<typeof schemas.getSubscription>({
  ...own,
  path: '/ce-exhibition/web/calendar/subscription', // path: ours
  reads: true,
})

/** A new private address of the viewer's calendar, told once; the one before ends. */
export const makeSubscription = endpoint<typeof schemas.makeSubscription>({
  ...own,
  path: '/ce-exhibition/web/calendar/subscribe', // path: ours
})

/** Ends the address; without one nothing happens. */
export const revokeSubscription = endpoint<typeof schemas.revokeSubscription>({
  ...own,
  path: '/ce-exhibition/web/calendar/revoke', // path: ours
})

/** The calendar as iCalendar, for whoever has its address: programs that cannot log in. */
export const getSubscribedCalendar = endpoint<typeof schemas.getSubscribedCalendar>({
  method: 'GET',
  path: '/ce-exhibition/web/calendar/subscribed.ics', // path: ours
  access: 'public',
  answers: 'bytes',
  errors: ['CalendarNotFound'],
})
