import { useTranslation } from 'react-i18next'
import { usePageView } from '../../src/common/analytics/collector'
import { useTitle } from '../../src/common/app/use-title'
import { ListSection } from '../../src/common/ui/list/list-section'
import { PageHead } from '../../src/common/ui/list/page-head'
import { Shown } from '../../src/common/ui/states'
import { AdCarousel } from '../../src/features/adverts/ad-carousel'
import { useHalls } from '../../src/features/halls/api'
import { HallGrid, HallGridSkeleton } from '../../src/features/halls/hall-grid'

const HALLS = 8

export function HallIndex() {
  const { t } = useTranslation('halls')
  usePageView('themeExhibition')
  useTitle(t('common:nav.halls'))
  const halls = useHalls()
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <AdCarousel module="halls" />
      <ListSection id="halls" label={t('list.title')} stale={halls.isPlaceholderData}>
        <h2 className="yz-visually-hidden">{t('list.heading')}</h2>
        <Shown query={halls} loading={<HallGridSkeleton count={HALLS} />}>
          {(list) => <HallGrid halls={list} />}
        </Shown>
      </ListSection>
    </div>
  )
}
