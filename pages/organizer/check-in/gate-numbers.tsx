import { useTranslation } from 'react-i18next'
import { chinaMoment } from '#contract/core/china-time.ts'
import { BarChart } from '#src/common/ui/charts/charts.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useCheckInNumbers } from '#src/features/commerce/check-in/api.ts'
import styles from './lists.module.css'

/** How many a gate has let in by hour, and which tickets two gates have let in. */
export function GateNumbers({ listId }: { listId: number }) {
  const { t } = useTranslation('check-in')
  const numbers = useCheckInNumbers(listId)
  // Without a network there is nothing to wait for: the gate says so above.
  if (numbers.data === undefined && numbers.fetchStatus === 'paused') return null
  return (
    <Shown query={numbers} loading={<TableSkeleton rows={2} />}>
      {({ hours, conflicts }) => (
        <section className={styles.part}>
          <BarChart
            caption={t('numbers.title')}
            heading={t('numbers.hour')}
            series={[t('numbers.count')]}
            none={t('numbers.none')}
            rows={hours.map(({ hour, count }) => ({
              key: hour,
              // The year says nothing.
              label: hour.slice(5),
              values: [count],
            }))}
          />
          {conflicts.length > 0 ? (
            <>
              <h2>{t('numbers.conflicts')}</h2>
              <ul className={styles.differences}>
                {conflicts.map(({ code, ticketName, entries }) => (
                  <li key={code}>
                    <div>
                      <strong>{code}</strong> {ticketName}
                      {entries.map(({ at, listName, by }) => (
                        <p key={`${at} ${listName}`}>
                          {t('numbers.entry', { at: chinaMoment(new Date(at)), listName, by })}
                        </p>
                      ))}
                    </div>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </section>
      )}
    </Shown>
  )
}
