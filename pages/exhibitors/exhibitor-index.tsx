import { useTranslation } from 'react-i18next'
import { exhibitorSorts } from '#contract/fair/exhibitors/rules.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { ListHead } from '#src/common/ui/list/list-head.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { useExhibitors } from '#src/features/fair/exhibitors/api.ts'
import { ExhibitorList, ExhibitorListSkeleton } from '#src/features/fair/exhibitors/exhibitor-list.tsx'
import { ExhibitorFilters } from './exhibitor-filters'
import { readFilter } from './filter'

const LIST = 'exhibitors'
const WAITING = 8

export function ExhibitorIndex() {
  const { t } = useTranslation('exhibitors')
  usePageView('Exhibitor')
  useTitle(t('common:nav.exhibitors'))
  const query = useHashQuery({ sort: 'recommended' })
  const exhibitors = useExhibitors(readFilter(query))
  const { data, isPlaceholderData } = exhibitors
  const sorts = exhibitorSorts.map((value) => ({ value, label: t(`sort.${value}`) }))
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <ExhibitorFilters query={query} />
      <ListSection id={LIST} label={t('list.title')} stale={isPlaceholderData}>
        <ListHead found={data && t('list.found', { count: data.totalCount })} query={query} sorts={sorts} />
        <Shown query={exhibitors} loading={<ExhibitorListSkeleton count={WAITING} />}>
          {({ list, totalPage }) => (
            <>
              <ExhibitorList exhibitors={list} slot={<AdCarousel module="exhibitors" />} />
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </div>
  )
}
