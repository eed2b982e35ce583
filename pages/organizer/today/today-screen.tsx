import { useTranslation } from 'react-i18next'
import { useNow } from '#src/common/app/use-now.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { dayText } from '#src/common/work/moment.ts'
import { useFreshToday } from '#src/features/operations/today/api.ts'
import { DeskHead } from '../desk-head'
import { ActivityList } from './activity-list'
import { Alerts } from './alerts'
import { KeyFigures } from './key-figures'
import { Program } from './program'
import { Queues } from './queues'
import { Setup } from './setup'
import styles from './today.module.css'

/** The home of the console: what is open, how the day goes, what takes place, and what was done last. */
export function TodayScreen() {
  const { t, i18n } = useTranslation('organizer')
  useTitle(t('today.title'))
  const date = dayText(new Date(useNow()).toISOString(), i18n.language)
  return (
    <>
      <DeskHead title={t('today.title')} lead={t('today.lead', { date })} />
      <Shown query={useFreshToday()} loading={<TableSkeleton rows={9} />}>
        {({ alerts, setup, queues, figures, program, activity }) => (
          <div className={styles.today}>
            <Alerts alerts={alerts} />
            {setup ? <Setup steps={setup} /> : null}
            <Queues queues={queues} />
            {figures ? <KeyFigures figures={figures} /> : null}
            <div className={styles.halves}>
              <Program items={program} />
              {activity.length > 0 ? <ActivityList items={activity} /> : null}
            </div>
          </div>
        )}
      </Shown>
    </>
  )
}
