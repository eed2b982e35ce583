import { Button, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { listCalendar } from '#contract/trade/calendar/endpoints.ts'
import { isDay } from '#contract/core/day.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import styles from './calendar.module.css'
import { DayList } from './day-list'
import { addDays, daysOf, entriesOf, today, turn, type View, views } from './days'
import { MonthView } from './month-view'
import { NothingPlanned } from './nothing-planned'
import { Subscription } from './subscription'

/** From when until when the reader looks, as the head of the calendar says it. */
function nameSpan(view: View, from: string, days: number, day: string, language: string): string {
  const at = (of: string) => new Date(`${of}T00:00:00Z`)
  if (view === 'month') {
    return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(at(day))
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    at(from),
    at(addDays(from, days - 1)),
  )
}

/** Everything that has its time, by month, week or list; view and day are kept in the address. */
export function PersonalCalendar() {
  const { t, i18n } = useTranslation('calendar')
  const query = useHashQuery({ view: 'month', day: today() })
  const view = views.find((one) => one === query.text('view')) ?? 'month'
  const input = query.text('day')
  const day = /^2\d{3}-\d{2}-\d{2}$/.test(input) && isDay(input) ? input : today()
  const { from, days } = daysOf(view, day)
  const entries = useEndpoint(listCalendar, { from, days }, { keep: true })
  const all = Array.from({ length: days }, (_, at) => addDays(from, at))
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <div className={styles.head}>
        <div className={styles.turn}>
          <Button aria-label={t('before')} onClick={() => query.set({ day: turn(view, day, -1) })}>
            ‹
          </Button>
          <Button onClick={() => query.set({ day: today() })}>{t('today')}</Button>
          <Button aria-label={t('after')} onClick={() => query.set({ day: turn(view, day, 1) })}>
            ›
          </Button>
        </div>
        <h3 aria-live="polite">{nameSpan(view, from, days, day, i18n.language)}</h3>
        <Segmented<View>
          aria-label={t('views')}
          value={view}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(value) => query.set({ view: value })}
        />
      </div>
      <Shown query={entries} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {(found) => (
          <div aria-busy={entries.isPlaceholderData}>
            {view === 'month' ? (
              <MonthView day={day} entries={found} onDay={(chosen) => query.set({ day: chosen })} />
            ) : null}
            {view === 'week' ? <DayList days={all} entries={found} columns /> : null}
            {view === 'list' ? (
              <DayList days={all.filter((one) => entriesOf(one, found).length > 0)} entries={found} />
            ) : null}
            {found.length === 0 ? <NothingPlanned /> : null}
          </div>
        )}
      </Shown>
      <Subscription />
    </div>
  )
}
