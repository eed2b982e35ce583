import { getReserveCalendar } from '#contract/live/live/endpoints.ts'

/** What the code of a booking says: the mini-program and any phone open it (spec: live §2). */
export const reserveCodeText = (reserveId: string): string =>
  `${window.location.origin}/qrcode/reserve?reserveId=${encodeURIComponent(reserveId)}`

/** The booking as a calendar file in the reader's language: a plain link, so that a phone opens its calendar. */
export function calendarAddress(reserveId: string, language: string): string {
  const query = new URLSearchParams({ reserveId, lang: language })
  return `/api${getReserveCalendar.path}?${query}`
}
