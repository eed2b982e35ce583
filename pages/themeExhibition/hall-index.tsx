import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { useHalls } from '#src/features/fair/halls/api.ts'
import { HallGrid, HallGridSkeleton } from '#src/features/fair/halls/hall-grid.tsx'

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
