import { useTranslation } from 'react-i18next'
import { isDay } from '#contract/core/day.ts'
import type { PlannedLive } from '#contract/live/live/schemas.ts'
import type { HashQuery, Patch } from '#src/common/app/use-hash-query.ts'
import { FilterLine } from '#src/common/ui/list/filter-line.tsx'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { dayName, today } from '#src/features/fair/schedule/fair-day.ts'
import { TimedSkeleton } from '#src/common/ui/time/timed-list.tsx'
import { useDayPlan } from '#src/features/live/live/api.ts'
import { PlanList } from '#src/features/live/live/plan-list.tsx'
import styles from './activity.module.css'

const WAITING = 4

/** The halls of these sessions, each once. */
function hallsOf(sessions: readonly PlannedLive[]) {
  const names = new Map<string, string>()
  for (const { hallId, hallName } of sessions) if (hallId !== null) names.set(String(hallId), hallName)
  return [...names].map(([value, label]) => ({ value, label }))
}

/** The sessions of exhibitors on one day, of all halls or of one; day and hall are kept in the address. */
export function DayPlan({ query }: { query: HashQuery }) {
  const { t, i18n } = useTranslation('live')
  const requested = query.text('day')
  const date = isDay(requested) ? requested : today()
  const plan = useDayPlan(date)
  // The lives above keep the page that they are on.
  const keepingPage = { ...query, to: (patch: Patch) => query.to({ page: query.page, ...patch }) }
  return (
    <section className={styles.schedule} aria-labelledby="plan">
      <h2 id="plan">{t('plan.title')}</h2>
      <Shown query={plan} loading={<TimedSkeleton count={WAITING} />}>
        {({ sessions, previous, next }) => {
          const tabs = [previous, date, next].filter(Boolean).map((day) => {
            const named = dayName(day, i18n.language)
            return {
              key: day,
              label: named.day,
              note: day === today() ? t('schedule.today') : named.weekday,
              current: day === date,
              to: keepingPage.to({ day, hall: undefined }),
            }
          })
          const halls = hallsOf(sessions)
          const hall = query.text('hall')
          // A hall of another day shows all.
          const isHall = halls.some(({ value }) => value === hall)
          const shown = isHall ? sessions.filter(({ hallId }) => String(hallId) === hall) : sessions
          return (
            <>
              <LinkTabs label={t('plan.days')} tabs={tabs} />
              {halls.length > 1 ? (
                <div className={styles.hallsOfDay}>
                  <FilterLine group={{ name: 'hall', label: t('plan.hall'), options: halls }} query={keepingPage} />
                </div>
              ) : null}
              {shown.length === 0 ? <Empty title={t('plan.empty')} /> : <PlanList sessions={shown} />}
            </>
          )
        }}
      </Shown>
    </section>
  )
}
