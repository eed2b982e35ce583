import { useTranslation } from 'react-i18next'
import { usePageView } from '../../src/common/analytics/collector'
import { useTitle } from '../../src/common/app/use-title'
import { PageHead } from '../../src/common/ui/page-head'
import { FairSchedule } from './fair-schedule'
import { OfficialLives } from './official-lives'

/** The fair's own live sessions, and its schedule. */
export function Activity() {
  const { t } = useTranslation('live')
  usePageView('Activity')
  useTitle(t('common:nav.activity'))
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <OfficialLives />
      <FairSchedule />
    </div>
  )
}
