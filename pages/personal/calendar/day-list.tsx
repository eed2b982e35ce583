import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/trade/calendar/schemas.ts'
import styles from './calendar.module.css'
import { entriesOf, keyOf, today } from './days'
import { EntryRow } from './entry-link'

/** Monday, November 23: in the reader's language, with a place to break. */
function useDayName(): (day: string) => string {
  const { t, i18n } = useTranslation('calendar')
  const format = (day: string, wish: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...wish, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (day) =>
    t('dayName', {
      date: format(day, { month: 'long', day: 'numeric' }),
      weekday: format(day, { weekday: 'long' }),
    })
}

interface DayListProps {
  days: readonly string[]
  entries: readonly CalendarEntry[]
  /** Side by side, where there is room. */
  columns?: boolean
}

/** Days with what they hold. */
export function DayList({ days, entries, columns = false }: DayListProps) {
  const { t } = useTranslation('calendar')
  const nameDay = useDayName()
  return (
    <ol className={styles.days} data-columns={columns}>
      {days.map((day) => {
        const found = entriesOf(day, entries)
        return (
          <li key={day} data-today={day === today()}>
            <h3>{nameDay(day)}</h3>
            {found.length === 0 ? <p className={styles.free}>{t('free')}</p> : null}
            {found.map((entry) => (
              <EntryRow key={keyOf(entry)} entry={entry} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}
