import { useTranslation } from 'react-i18next'
import { listAllContentChanges } from '#contract/fair/content/endpoints.ts'
import { kindNames } from '#contract/fair/content/kinds.ts'
import { contentActions } from '#contract/fair/content/rules.ts'
import { isDay } from '#contract/core/day.ts'
import { Link } from '#src/common/app/link.tsx'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { type WorkFilter, WorkFilters } from '#src/common/work/work-filters.tsx'
import { type ChangesFilter, useAllContentChanges } from '#src/features/fair/content/api.ts'
import styles from '../cases/case.module.css'
import { DeskHead } from '../desk-head'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { steadyPages } from './steady-pages'
import { useChangeColumns } from './use-change-columns'

function readFilter(query: HashQuery): ChangesFilter {
  const kind = kindNames.find((one) => one === query.text('kind'))
  const action = contentActions.find((one) => one === query.text('action'))
  const [keyWord, from, until] = [query.text('keyWord'), query.text('from'), query.text('until')]
  return {
    ...(kind ? { kind } : {}),
    ...(action ? { action } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(until) ? { until } : {}),
  }
}

/** What was done to all content, the last first. */
export function ChangesScreen() {
  const { t } = useTranslation('content')
  const query = useHashQuery()
  const filter = readFilter(query)
  const upTo = query.id('upTo')
  const lines = useAllContentChanges({ ...filter, ...(upTo ? { upTo } : {}), page: query.page })
  const columns = useChangeColumns()
  const known = lines.data ? { upTo: lines.data.upTo } : {}
  useTitle(t('audit.title'))
  const day = (name: 'from' | 'until'): WorkFilter => ({
    name,
    label: t(`audit.${name}`),
    options: [],
    renderFinder: (control) => <DayInput {...control} />,
  })
  return (
    <div>
      <Link className={styles.back} to="/content">
        <Icon name="left" size={18} />
        {t('audit.back')}
      </Link>
      <DeskHead title={t('audit.title')} lead={t('audit.lead')} />
      <WorkFilters
        query={steadyPages(query, undefined)}
        filters={[
          {
            name: 'kind',
            label: t('audit.kind'),
            options: kindNames.map((value) => ({ value, label: t(`kind.${value}.many`) })),
          },
          {
            name: 'action',
            label: t('audit.action'),
            options: contentActions.map((value) => ({ value, label: t(`action.${value}`) })),
          },
          day('from'),
          day('until'),
        ]}
        searchLabel={t('audit.search')}
      />
      <WorkList
        name="content-changes"
        caption={t('audit.title')}
        columns={columns}
        query={steadyPages(query, lines.data?.upTo)}
        page={lines}
        empty={t(Object.keys(filter).length > 0 ? 'audit.none' : 'audit.empty')}
        exporting={{
          ask: (page, signal) =>
            call(listAllContentChanges, { ...filter, ...known, ...page }, { alerts: false, request: { signal } }),
        }}
      />
    </div>
  )
}
