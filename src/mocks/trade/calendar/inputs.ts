import { dateIn } from '#src/mocks/core/time.ts'

/** Inputs that the mocks take. */
export const calendarInputs: Record<string, unknown> = {
  listCalendar: { from: dateIn(0), days: 7 },
  getSubscribedCalendar: { key: 'k'.repeat(43) },
}
