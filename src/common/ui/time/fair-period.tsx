import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { FairTime, formatClock } from './fair-time'
import { TwoClocks } from './two-clocks'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The clock of an end: midnight is 24:00 of the day that it ends. */
export function formatEnd(at: string, zone?: string): { date: string; time: string } {
  const end = formatClock(at, zone)
  if (end.time !== '00:00') return end
  return { date: formatClock(new Date(Date.parse(at) - MINUTE_MS).toISOString(), zone).date, time: '24:00' }
}

/** Whether it ends on a later day of the fair than it begins on. */
const isOverDays = (from: string, until: string): boolean =>
  Date.parse(until) - Date.parse(from) > DAY_MS ||
  formatClock(from, FAIR_ZONE).date !== formatEnd(until, FAIR_ZONE).date

function formatPeriod(from: string, until: string, zone?: string): string {
  const [start, end] = [formatClock(from, zone), formatEnd(until, zone)]
  return `${start.date} ${start.time} – ${end.date} ${end.time}`
}

/** An uninterrupted period by the fair's clock and the reader's own: with both dates where it ends on a later day. */
export function FairPeriod({ from, until }: { from: string; until: string }) {
  const { t } = useTranslation('live')
  if (!isOverDays(from, until)) return <FairTime from={from} until={until} />
  const [fair, own] = [formatPeriod(from, until, FAIR_ZONE), formatPeriod(from, until)]
  const yours = own === fair ? undefined : t('time.yours', { time: own })
  return <TwoClocks at={from} fair={`${fair} GMT+8`} yours={yours} />
}
