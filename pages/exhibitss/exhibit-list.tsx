import { useTranslation } from 'react-i18next'
import { exhibitSorts } from '#contract/fair/exhibits/rules.ts'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { ListHead } from '#src/common/ui/list/list-head.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { useExhibits } from '#src/features/fair/exhibits/api.ts'
import { ExhibitGrid, ExhibitGridSkeleton } from '#src/features/fair/exhibits/exhibit-grid.tsx'
import { ExhibitFilters } from './exhibit-filters'
import { readFilter } from './filter'

const LIST = 'exhibits'

export function ExhibitList() {
  const { t } = useTranslation('exhibits')
  usePageView('Exhibis')
  useTitle(t('common:nav.exhibits'))
  const query = useHashQuery({ sort: 'recommended' })
  const exhibits = useExhibits(readFilter(query))
  const { data, isPlaceholderData } = exhibits
  const sorts = exhibitSorts.map((value) => ({ value, label: t(`sort.${value}`) }))
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <ExhibitFilters query={query} />
      <ListSection id={LIST} label={t('list.title')} stale={isPlaceholderData}>
        <ListHead found={data && t('list.found', { count: data.totalCount })} query={query} sorts={sorts} />
        <Shown query={exhibits} loading={<ExhibitGridSkeleton count={PAGE_SIZE} />}>
          {({ list, totalPage }) => (
            <>
              <ExhibitGrid exhibits={list} slot={<AdCarousel module="exhibits" />} />
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </div>
  )
}
