import { useTranslation } from 'react-i18next'
import { useNow } from '../../app/use-now'

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]

/** The largest unit that has passed at least once is shown (spec: live §9; a month is 30 days). */
const units = [
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** How long ago a moment was, in whole units; now below a minute, and where the reader's clock is behind. Both in ms. */
export function formatRelative(at: number, now: number, language: string): string {
  const passed = now - at
  const [unit, length] = units.find(([, ms]) => passed >= ms) ?? ['second', Infinity]
  const count = Math.floor(Math.max(0, passed) / length)
  // "yesterday" would be wrong for a span that may have begun the day before that.
  const format = new Intl.RelativeTimeFormat(language, { numeric: unit === 'second' ? 'auto' : 'always' })
  return format.format(count === 0 ? 0 : -count, unit)
}

interface RelativeTimeProps {
  /** ms since 1970 */
  at: number
  /** The moment itself, for who points at it. */
  full: string
}

/** How long ago something was, kept up as time passes. */
export function RelativeTime({ at, full }: RelativeTimeProps) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {formatRelative(at, useNow(), i18n.language)}
    </time>
  )
}
