import { useTranslation } from 'react-i18next'
import { exhibitSorts } from '../../contract/exhibits/rules'
import { PAGE_SIZE } from '../../contract/core/limits'
import { usePageView } from '../../src/common/analytics/collector'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { useTitle } from '../../src/common/app/use-title'
import { ListHead } from '../../src/common/ui/list/list-head'
import { ListSection } from '../../src/common/ui/list/list-section'
import { PageHead } from '../../src/common/ui/list/page-head'
import { Pagination } from '../../src/common/ui/list/pagination'
import { Shown } from '../../src/common/ui/states'
import { AdCarousel } from '../../src/features/adverts/ad-carousel'
import { useExhibits } from '../../src/features/exhibits/api'
import { ExhibitGrid, ExhibitGridSkeleton } from '../../src/features/exhibits/exhibit-grid'
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
