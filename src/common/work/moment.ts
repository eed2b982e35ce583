import { chinaMoment, FAIR_ZONE } from '#contract/core/china-time.ts'

/** A moment as the fair's clock shows it, in the reader's language. */
export function momentText(at: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: FAIR_ZONE,
  })
  return `${format.format(new Date(at))} GMT+8`
}

/** The day of a moment at the fair, in the reader's language. */
export function dayText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: FAIR_ZONE }).format(new Date(at))
}

/** A moment as it stands in a saved table: YYYY-MM-DD HH:mm by the fair's clock, which its heading says. */
export const plainMoment = (at: string | null): string => (at === null ? '' : chinaMoment(new Date(at)))

/** The heading of such a column. */
export const inChina = (heading: string): string => `${heading} (GMT+8)`
