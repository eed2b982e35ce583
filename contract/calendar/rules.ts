/** What stands in a personal calendar: booked sessions, talks, and events of the fair that were added. */
export const calendarKinds = ['live', 'appointment', 'schedule'] as const
export type CalendarKind = (typeof calendarKinds)[number]
