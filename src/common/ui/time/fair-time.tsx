import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { TwoClocks } from './two-clocks'

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
  /** Given: the hours from the one to the other, without a date; of several days the hours of each. */
  until?: string
}

/** A time as the fair's clock shows it, with the reader's own next to it where that differs (product page). */
export function FairTime({ from, until }: FairTimeProps) {
  const { t } = useTranslation('live')
  const fair = formatSpan(from, until, FAIR_ZONE)
  const [there, here] = [formatClock(from, FAIR_ZONE), formatClock(from)]
  const differs = there.time !== here.time || there.date !== here.date
  const date = until && there.date !== here.date ? `${here.date} ` : ''
  const yours = differs ? t('time.yours', { time: date + formatSpan(from, until) }) : undefined
  return <TwoClocks at={from} fair={`${fair} GMT+8`} yours={yours} />
}

function formatSpan(from: string, until: string | undefined, zone?: string): string {
  const start = formatClock(from, zone)
  return until ? `${start.time}–${formatClock(until, zone).time}` : `${start.date} ${start.time}`
}
