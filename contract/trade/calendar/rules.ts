/**
 * What a personal calendar holds: booked sessions, talks, events of the fair that were added, days of tickets, and set-up times
 * of the own booth.
 */
export const calendarKinds = ['live', 'appointment', 'schedule', 'ticket', 'setup'] as const
export type CalendarKind = (typeof calendarKinds)[number]
