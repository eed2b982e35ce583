import { useTranslation } from 'react-i18next'
import { useHallColumn } from '#src/common/app/fair.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { FilterBar, toOptions } from '#src/common/ui/list/filter-bar.tsx'
import { useIndustries } from '#src/features/fair/exhibitors/api.ts'
import { useHalls } from '#src/features/fair/halls/api.ts'

/** Hall, industry and way of taking part. */
export function ExhibitorFilters({ query }: { query: HashQuery }) {
  const { t } = useTranslation('exhibitors')
  const halls = useHalls()
  const industries = useIndustries()
  const { shown } = useHallColumn()
  const groups = [
    {
      name: 'hallId',
      label: t('list.hall'),
      options: shown
        ? toOptions(halls, ({ hallId, hallName: label, exhibitorsNum: count }) => ({
            value: `${hallId}`,
            label,
            count,
          }))
        : [],
    },
    {
      name: 'industryId',
      label: t('list.industry'),
      options: toOptions(industries, ({ id, name: label, count }) => ({ value: `${id}`, label, count })),
    },
    {
      name: 'exhibitionType',
      label: t('list.type'),
      options: [
        { value: '0', label: t('list.online') },
        { value: '1', label: t('list.offline') },
      ],
    },
  ]
  return <FilterBar query={query} groups={groups} searchLabel={t('list.search')} />
}
