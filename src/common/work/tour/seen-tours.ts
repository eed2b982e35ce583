import { local, session } from '../../session/storage'

/** Whether a tour opens by itself: once for each person in this browser, and one alone in a window. */
export const isTourDue = (person: string, tour: string): boolean =>
  session.get('tourOpened') !== true && !(local.get('seenTours')?.[person] ?? []).includes(tour)

/** It has opened by itself. */
export const noteOpened = (): void => session.set('tourOpened', true)

/** The person has ended it. */
export function noteSeen(person: string, tour: string): void {
  const seen = local.get('seenTours')
  const own = new Set(seen?.[person]).add(tour)
  local.set('seenTours', { ...seen, [person]: [...own] })
}
