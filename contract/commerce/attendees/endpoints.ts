import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const

/** The attendees that the viewer has saved for ticket orders, the newest first. ID numbers are masked. */
export const listAttendees = endpoint<typeof schemas.listAttendees>({
  ...own,
  path: '/ce-exhibition/web/attendee/list', // path: ours
  reads: true,
})

/** Adds an attendee, or changes one. Adding the same person with the same details again returns the saved one. */
export const saveAttendee = endpoint<typeof schemas.saveAttendee>({
  ...own,
  path: '/ce-exhibition/web/attendee/save', // path: ours
  errors: ['AttendeeNotFound', 'AttendeeChanged', 'AttendeeExists', 'TooManyAttendees'],
})

export const deleteAttendee = endpoint<typeof schemas.deleteAttendee>({
  ...own,
  path: '/ce-exhibition/web/attendee/delete', // path: ours
  errors: ['AttendeeNotFound'],
})
