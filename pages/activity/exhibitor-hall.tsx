import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { useExhibitorLives } from '#src/features/live/live/api.ts'
import { DayPlan } from './day-plan'
import { Kinds } from './kinds'
import { LIVES_PER_PAGE, LivesList, statusIn } from './lives-list'

/** `/exhibitorLive`: the sessions of all exhibitors (spec: common §2). */
export function ExhibitorHall() {
  const { t } = useTranslation('live')
  const query = useHashQuery()
  usePageView('exhibitorLive')
  useTitle(t('hall.title'))
  const lives = useExhibitorLives({ page: query.page, limit: LIVES_PER_PAGE, status: statusIn(query) })
  return (
    <div className="yz-wrap">
      <PageHead title={t('hall.title')} lead={t('hall.lead')}>
        <Kinds current="/exhibitorLive" />
      </PageHead>
      <LivesList heading={t('hall.heading')} query={query} lives={lives} />
      <DayPlan query={query} />
    </div>
  )
}
