import { useTranslation } from 'react-i18next'
import { useHallColumn } from '#src/common/app/fair.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { FilterBar, toOptions } from '#src/common/ui/list/filter-bar.tsx'
import { useCategories, useExhibitLabels } from '#src/features/fair/exhibits/api.ts'
import { useHalls } from '#src/features/fair/halls/api.ts'

/** Category, hall and label, each with how many exhibits it holds. */
export function ExhibitFilters({ query }: { query: HashQuery }) {
  const { t } = useTranslation('exhibits')
  const categories = useCategories(undefined)
  const halls = useHalls()
  const labels = useExhibitLabels()
  const { shown } = useHallColumn()
  const groups = [
    {
      name: 'categoryId',
      label: t('list.category'),
      options: toOptions(categories, ({ id, categoryName, depth, count }) => ({
        value: `${id}`,
        label: '　'.repeat(depth) + categoryName,
        count,
      })),
    },
    {
      name: 'hallId',
      label: t('list.hall'),
      options: shown
        ? toOptions(halls, ({ hallId, hallName: label, exhibitsNum: count }) => ({ value: `${hallId}`, label, count }))
        : [],
    },
    {
      name: 'label',
      label: t('list.label'),
      options: toOptions(labels, ({ label, name, count }) => ({ value: `${label}`, label: name, count })),
    },
  ]
  return <FilterBar query={query} groups={groups} searchLabel={t('list.search')} />
}
