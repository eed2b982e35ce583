import { chinaMoment } from '#contract/core/china-time.ts'

/** An instant as a `datetime-local` field shows it, in China's time. */
export function toFieldValue(instant: string): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? '' : chinaMoment(at).replace(' ', 'T')
}

/** The instant of a `datetime-local` field in China's time; empty when it holds no date. */
export function toInstant(field: string): string {
  const at = Date.parse(`${field.slice(0, 16)}:00+08:00`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}
