import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useSchedule } from '#src/features/fair/schedule/api.ts'
import { dayName, dayToShow, today } from '#src/features/fair/schedule/fair-day.ts'
import { TimedSkeleton } from '#src/common/ui/time/timed-list.tsx'
import { ScheduleList } from '#src/features/fair/schedule/schedule-list.tsx'
import styles from './activity.module.css'

const WAITING = 4

/** The schedule, a day at a time; the day is kept in the address. */
export function FairSchedule() {
  const { t, i18n } = useTranslation('live')
  const query = useHashQuery()
  const schedule = useSchedule()
  return (
    <section className={styles.schedule} aria-labelledby="schedule">
      <h2 id="schedule">{t('schedule.title')}</h2>
      <Shown query={schedule} loading={<TimedSkeleton count={WAITING} />}>
        {(days) => {
          const shown = dayToShow(days, query.text('day'))
          if (!shown) return <Empty title={t('schedule.none')} />
          const tabs = days.map(({ date }) => {
            const { day, weekday } = dayName(date, i18n.language)
            const note = date === today() ? t('schedule.today') : weekday
            // The lives above keep the page that they are on.
            const to = query.to({ day: date, page: query.page })
            return { key: date, label: day, note, current: date === shown.date, to }
          })
          return (
            <>
              <LinkTabs label={t('schedule.days')} tabs={tabs} />
              <ScheduleList events={shown.events} />
            </>
          )
        }}
      </Shown>
    </section>
  )
}
