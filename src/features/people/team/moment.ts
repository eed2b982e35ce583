import { FAIR_ZONE } from '#contract/core/china-time.ts'

/** The day of a moment at the fair, in the reader's language. */
export const fairDay = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: FAIR_ZONE }).format(new Date(at))

/** A moment at the fair with its zone, in the reader's language. */
export function fairMoment(at: string, language: string): string {
  const message = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: FAIR_ZONE,
  }).format(new Date(at))
  return `${message} GMT+8`
}
