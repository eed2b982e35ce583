import { chinaDayBounds } from '#contract/core/china-time.ts'

/** Until when an advert may be waited for: its first day at the latest, for nothing is shown of it before it is paid. */
export function notAfterFirstDay(until: Date, firstDay: string | null | undefined): Date {
  if (!firstDay) return until
  return new Date(Math.min(until.getTime(), chinaDayBounds(firstDay).until.getTime()))
}
