import { useTranslation } from 'react-i18next'
import { TwoClocks } from './two-clocks'

/** The zone of the fair (spec: live §9). */
const FAIR_ZONE = 'Etc/GMT-8'

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

/** The date of an instant at the fair, in the reader's language. */
export function formatFairDate(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: FAIR_ZONE }).format(new Date(at))
}

interface FairTimeProps {
  from: string
  /** Given: a stretch of time, without its dates where it is shorter than a day. */
  until?: string
}

/** A time as the fair's clock shows it, with the reader's own next to it where that differs (product page). */
export function FairTime({ from, until }: FairTimeProps) {
  const { t } = useTranslation('live')
  const fair = formatSpan(from, until, FAIR_ZONE)
  const [there, here] = [formatClock(from, FAIR_ZONE), formatClock(from)]
  const differs = there.time !== here.time || there.date !== here.date
  const date = until && !isLong(from, until) && there.date !== here.date ? `${here.date} ` : ''
  const yours = differs ? t('time.yours', { time: date + formatSpan(from, until) }) : undefined
  return <TwoClocks at={from} fair={`${fair} GMT+8`} yours={yours} />
}

const DAY_MS = 86_400_000

const isLong = (from: string, until: string): boolean => Date.parse(until) - Date.parse(from) >= DAY_MS

function formatSpan(from: string, until: string | undefined, zone?: string): string {
  const start = formatClock(from, zone)
  if (until && isLong(from, until)) {
    const end = formatClock(until, zone)
    return `${start.date} ${start.time} – ${end.date} ${end.time}`
  }
  return until ? `${start.time}–${formatClock(until, zone).time}` : `${start.date} ${start.time}`
}
