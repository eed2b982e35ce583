import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '../../../contract/calendar/schemas'
import styles from './calendar.module.css'
import { entriesOf, today } from './days'
import { EntryRow } from './entry-link'

/** Monday, 23 November: in the reader's language. */
const nameDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

interface DayListProps {
  days: readonly string[]
  entries: readonly CalendarEntry[]
  /** Side by side, where there is room. */
  columns?: boolean
}

/** Days with what they hold. */
export function DayList({ days, entries, columns = false }: DayListProps) {
  const { t, i18n } = useTranslation('calendar')
  return (
    <ol className={styles.days} data-columns={columns}>
      {days.map((day) => {
        const found = entriesOf(day, entries)
        return (
          <li key={day} data-today={day === today()}>
            <h3>{nameDay(day, i18n.language)}</h3>
            {found.length === 0 ? <p className={styles.free}>{t('free')}</p> : null}
            {found.map((entry) => (
              <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}
