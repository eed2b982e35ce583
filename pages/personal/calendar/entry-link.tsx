import { useTranslation } from 'react-i18next'
import { chinaDay, FAIR_ZONE } from '#contract/core/china-time.ts'
import type { CalendarEntry } from '#contract/trade/calendar/schemas.ts'
import { liveAddress, scheduleAddress } from '#src/common/app/addresses.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { FairPeriod, formatEnd } from '#src/common/ui/time/fair-period.tsx'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import styles from './calendar.module.css'

function addressOf({ kind, id, start }: CalendarEntry): string {
  if (kind === 'live') return liveAddress(id)
  if (kind === 'schedule') return scheduleAddress(chinaDay(new Date(start)))
  if (kind === 'setup') return '#/stand'
  return kind === 'ticket' ? '#/tickets' : '#/appointments'
}

/** When an entry begins, on its first day; when it ends, on the last of several; nothing in between. */
function clockOn(day: string, { start, end }: CalendarEntry): string {
  if (chinaDay(new Date(start)) === day) return formatClock(start, FAIR_ZONE).time
  // What ends at midnight has its last day before it.
  return chinaDay(new Date(Date.parse(end) - 1)) === day ? `–${formatEnd(end, FAIR_ZONE).time}` : ''
}

/** One entry in a line of a month's day. */
export function EntryLine({ entry, day }: { entry: CalendarEntry; day: string }) {
  const { t } = useTranslation('calendar')
  const languageOf = useTextLanguage(entry.fallbackFields)
  const { kind, title, isFixed } = entry
  const note = isFixed ? t(`kind.${kind}`) : t('waiting')
  return (
    <a
      className={styles.line}
      data-kind={kind}
      data-waits={!isFixed}
      href={addressOf(entry)}
      title={`${note} · ${title}`}
      onClick={(event) => event.stopPropagation()}
    >
      <span className={styles.clock}>{clockOn(day, entry)}</span> <span lang={languageOf('title')}>{title}</span>
    </a>
  )
}

/** One entry with all that the calendar knows of it. */
export function EntryRow({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation('calendar')
  const languageOf = useTextLanguage(entry.fallbackFields)
  const { kind, title, start, end, place, isFixed } = entry
  return (
    <article className={styles.entry} data-kind={kind} data-waits={!isFixed}>
      <p className={styles.when}>
        <FairPeriod from={start} until={end} />
      </p>
      <h4>
        <a href={addressOf(entry)} lang={languageOf('title')}>
          {title}
        </a>
      </h4>
      <p className={styles.facts}>
        {[t(`kind.${kind}`), isFixed ? '' : t('waiting'), place].filter(Boolean).join(' · ')}
      </p>
    </article>
  )
}
