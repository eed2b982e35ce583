import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import styles from './activity.module.css'
import { Kinds } from './kinds'
import { OfficialLives } from './official-lives'

// Below the first view, and fetched after it.
const schedule = lazyScreen(
  async () => {
    await whenIdle()
    return (await import('./fair-schedule')).FairSchedule
  },
  <div className={styles.waiting} />,
)

/** The fair's own live sessions, and its schedule. */
export function Activity() {
  const { t } = useTranslation('live')
  usePageView('Activity')
  useTitle(t('common:nav.activity'))
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')}>
        <Kinds current="/" />
      </PageHead>
      <OfficialLives />
      {schedule}
    </div>
  )
}
