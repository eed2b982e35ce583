import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { listReports } from '#contract/operations/reports/endpoints.ts'
import { reportProgress, reportTypes } from '#contract/operations/reports/rules.ts'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { ExportMenu } from '#src/common/work/export/export-menu.tsx'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { DeskHead } from '../desk-head'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { ReportCard } from './report-card'
import { useReportColumns } from './use-report-columns'
import styles from './reports.module.css'

const LIST = 'reports'
const handlers = ['me', 'nobody'] as const

function readFilter(query: HashQuery) {
  const state = reportProgress.find((one) => one === query.text('state'))
  const type = reportTypes.find((one) => one === query.text('type'))
  const handler = handlers.find((one) => one === query.text('handler'))
  const keyWord = query.text('keyWord')
  return {
    ...(state ? { state } : {}),
    ...(type ? { type } : {}),
    ...(handler ? { handler } : {}),
    ...(keyWord ? { keyWord } : {}),
  }
}

/** All cases by progress, type and handler, longest waiting first. */
export function Reports() {
  const { t } = useTranslation('live-manage')
  useTitle(t('reports.title'))
  const query = useHashQuery({ state: 'open' })
  const filter = readFilter(query)
  const { state } = filter
  const reports = useEndpoint(listReports, { ...filter, page: query.page }, { keep: true })
  const columns = useReportColumns()
  const open = reports.data?.open
  const isPlain = Object.keys(filter).length === 1
  const tab = (key: (typeof reportProgress)[number] | 'all') => ({
    key,
    label: t(`reports.${key}`),
    to: query.to({ state: key, page: undefined }),
    current: key === (state ?? 'all'),
    ...(key === 'open' && open !== undefined ? { note: open } : {}),
  })
  return (
    <>
      <DeskHead title={t('reports.title')} lead={t('reports.lead')}>
        <ExportMenu
          name={t('reports.title')}
          columns={columns}
          ask={(page, signal) => call(listReports, { ...filter, ...page }, { alerts: false, request: { signal } })}
        />
      </DeskHead>
      <LinkTabs label={t('reports.states')} tabs={[...reportProgress.map(tab), tab('all')]} />
      <WorkFilters
        query={query}
        searchLabel={t('reports.search')}
        filters={[
          {
            name: 'type',
            label: t('reports.type'),
            options: reportTypes.map((value) => ({ value, label: t(`report:types.${value}`) })),
          },
          {
            name: 'handler',
            label: t('reports.handler'),
            options: handlers.map((value) => ({ value, label: t(`reports.${value}`) })),
          },
        ]}
      />
      <ListSection id={LIST} label={t('reports.queue')} stale={reports.isPlaceholderData}>
        <Shown query={reports} loading={<TableSkeleton rows={4} />}>
          {({ list, totalCount }) => (
            <>
              {list.length === 0 ? (
                <Empty title={t(isPlain && state === 'open' ? 'reports.empty' : 'reports.none')} />
              ) : null}
              <ul className={styles.list}>
                {list.map((report) => (
                  <li key={report.id}>
                    <ReportCard report={report} />
                  </li>
                ))}
              </ul>
              <WorkPages query={query} total={totalCount} pageSize={PAGE_SIZE} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </>
  )
}
