import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { TwoClocks } from './two-clocks'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** MM/DD and HH:mm of an instant; without a zone, the reader's own (spec: live §4). */
export function formatClock(at: string, zone?: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : {}),
  }).formatToParts(new Date(at))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { date: `${part('month')}/${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** The same of an end: midnight is 24:00 of the day that it ends. */
export function formatEnd(at: string, zone?: string): { date: string; time: string } {
  const end = formatClock(at, zone)
  if (end.time !== '00:00') return end
  return { date: formatClock(new Date(Date.parse(at) - MINUTE_MS).toISOString(), zone).date, time: '24:00' }
}

/** The date of an instant at the fair, in the reader's language. */
export function formatFairDate(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: FAIR_ZONE }).format(new Date(at))
}

interface FairTimeProps {
  from: string
  /** Given: a stretch of time, without its dates where it is within a day. */
  until?: string
}

/** A time as the fair's clock shows it, with the reader's own next to it where that differs (product page). */
export function FairTime({ from, until }: FairTimeProps) {
  const { t } = useTranslation('live')
  const fair = formatSpan(from, until, FAIR_ZONE)
  const [there, here] = [formatClock(from, FAIR_ZONE), formatClock(from)]
  const differs = there.time !== here.time || there.date !== here.date
  const isDated = there.date !== here.date || (until && isOverDays(from, until, FAIR_ZONE))
  const date = until && !isOverDays(from, until) && isDated ? `${here.date} ` : ''
  const yours = differs ? t('time.yours', { time: date + formatSpan(from, until) }) : undefined
  return <TwoClocks at={from} fair={`${fair} GMT+8`} yours={yours} />
}

/** Whether it ends on another day than it begins on, by the clock that is shown. */
const isOverDays = (from: string, until: string, zone?: string): boolean =>
  Date.parse(until) - Date.parse(from) > DAY_MS || formatClock(from, zone).date !== formatEnd(until, zone).date

function formatSpan(from: string, until: string | undefined, zone?: string): string {
  const start = formatClock(from, zone)
  if (!until) return `${start.date} ${start.time}`
  const end = formatEnd(until, zone)
  if (isOverDays(from, until, zone)) return `${start.date} ${start.time} – ${end.date} ${end.time}`
  return `${start.time}–${end.time}`
}
