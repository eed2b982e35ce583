import { Calendar, Grid } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/trade/calendar/schemas.ts'
import dayjs from '#src/common/work/form/dayjs.ts'
import { DayList } from './day-list'
import styles from './calendar.module.css'
import { entriesOf, keyOf } from './days'
import { EntryLine } from './entry-link'

/** lines of a day of the month; the others are counted */
const LINES = 3

interface MonthViewProps {
  day: string
  entries: readonly CalendarEntry[]
  onDay: (day: string) => void
}

/** A month as a grid; where it is narrow, its days show a count, and the chosen day is listed below. */
export function MonthView({ day, entries, onDay }: MonthViewProps) {
  const { t } = useTranslation('calendar')
  const isWide = Grid.useBreakpoint().md === true
  const lines = (of: string) => {
    const found = entriesOf(of, entries)
    if (found.length === 0) return null
    if (!isWide) {
      return (
        <span className={styles.dots} role="img" aria-label={t('count', { count: found.length })}>
          {found.slice(0, LINES).map((entry) => (
            <i key={keyOf(entry)} data-kind={entry.kind} />
          ))}
        </span>
      )
    }
    const shown = found.length > LINES ? LINES - 1 : LINES
    return (
      <>
        {found.slice(0, shown).map((entry) => (
          <EntryLine key={keyOf(entry)} entry={entry} day={of} />
        ))}
        {found.length > shown ? <small>{t('more', { count: found.length - shown })}</small> : null}
      </>
    )
  }
  return (
    <>
      <Calendar
        className={styles.month ?? ''}
        fullscreen={isWide}
        value={dayjs.utc(day)}
        headerRender={() => null}
        cellRender={(of, { type }) => (type === 'date' ? lines(of.format('YYYY-MM-DD')) : null)}
        onSelect={(of) => onDay(of.format('YYYY-MM-DD'))}
      />
      <DayList days={[day]} entries={entries} />
    </>
  )
}
