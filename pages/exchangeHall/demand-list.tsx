import { useTranslation } from 'react-i18next'
import { demandSorts } from '#contract/trade/demands/rules.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { FilterBar, toOptions } from '#src/common/ui/list/filter-bar.tsx'
import { ListHead } from '#src/common/ui/list/list-head.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { useDemands } from '#src/features/trade/demands/api.ts'
import { DemandGrid, DemandGridSkeleton } from '#src/features/trade/demands/demand-grid.tsx'
import { useCategories } from '#src/features/fair/exhibits/api.ts'
import { DEMANDS_PER_PAGE, readFilter } from './filter'

const LIST = 'demands'

/** `/needs`: all demands, found and ordered by what stands in the address. */
export function DemandList() {
  const { t } = useTranslation('demands')
  usePageView('needlist')
  useTitle(t('list.title'))
  const query = useHashQuery({ sort: 'newest' })
  const demands = useDemands(readFilter(query))
  const { data, isPlaceholderData } = demands
  const groups = [
    {
      name: 'categoryId',
      label: t('list.category'),
      options: toOptions(useCategories(undefined), ({ id, categoryName, depth }) => ({
        value: `${id}`,
        label: '　'.repeat(depth) + categoryName,
      })),
    },
    { name: 'open', label: t('list.state'), options: [{ value: '1', label: t('list.open') }] },
  ]
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <FilterBar query={query} groups={groups} searchLabel={t('list.search')} />
      <ListSection id={LIST} label={t('list.title')} stale={isPlaceholderData}>
        <ListHead
          found={data && t('list.found', { count: data.totalCount })}
          query={query}
          sorts={demandSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        <Shown query={demands} loading={<DemandGridSkeleton count={DEMANDS_PER_PAGE} />}>
          {({ list, totalPage }) => (
            <>
              <DemandGrid demands={list} />
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </div>
  )
}
