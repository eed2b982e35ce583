import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { TwoClocks } from '#src/common/ui/time/two-clocks.tsx'

const formatDay = (at: string, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at))

/** HH:mm; without a zone, the reader's own. */
export const formatTime = (at: string, timeZone: string | undefined = FAIR_ZONE): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day and the stretch of a talk by the fair's clock, and by the reader's where that differs. */
export function formatTalk(start: string, end: string, language: string): { fair: string; yours: string | undefined } {
  const say = (zone: string) =>
    `${formatDay(start, language, zone)} ${formatTime(start, zone)}–${formatTime(end, zone)}`
  const [fair, yours] = [say(FAIR_ZONE), say(ownZone())]
  return { fair: `${fair} GMT+8`, yours: yours === fair ? undefined : yours }
}

/** A day of the fair (YYYY-MM-DD) in the reader's language. */
export const formatOfferDay = (day: string, language: string): string =>
  formatDay(`${day}T12:00:00+08:00`, language, FAIR_ZONE)

/** When a talk is, as the fair's clock shows it, with the reader's own next to it (product page). */
export function TalkTime({ start, end }: { start: string; end: string }) {
  const { t, i18n } = useTranslation('appointments')
  const { fair, yours } = formatTalk(start, end, i18n.language)
  return <TwoClocks at={start} fair={fair} yours={yours ? t('time.yours', { time: yours }) : undefined} />
}
