/** What stands in a personal calendar: booked sessions, talks, events of the fair that were added, and days of tickets. */
export const calendarKinds = ['live', 'appointment', 'schedule', 'ticket'] as const
export type CalendarKind = (typeof calendarKinds)[number]
