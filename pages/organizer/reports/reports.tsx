import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '../../../contract/core/limits'
import type { OutputOf } from '../../../contract/core/endpoint'
import { listReports } from '../../../contract/reports/endpoints'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { useEndpoint } from '../../../src/common/request/use-endpoint'
import { LinkTabs } from '../../../src/common/ui/list/link-tabs'
import { ListSection } from '../../../src/common/ui/list/list-section'
import { Empty, Shown } from '../../../src/common/ui/states'
import { ExportMenu } from '../../../src/common/work/export/export-menu'
import { WorkPages } from '../../../src/common/work/work-pages'
import { DeskHead } from '../desk-head'
import { TableSkeleton } from '../../../src/common/work/list/table-skeleton'
import { ReportCard } from './report-card'
import { useReportColumns } from './use-report-columns'
import styles from './reports.module.css'

const LIST = 'reports'
const states = ['open', 'upheld', 'dismissed'] as const
type State = OutputOf<typeof listReports>['list'][number]['state']

/** What viewers reported, by state; what waits comes first. */
export function Reports() {
  const { t } = useTranslation('live-manage')
  useTitle(t('reports.title'))
  const query = useHashQuery({ state: 'open' })
  const state: State | undefined = states.find((one) => one === query.text('state'))
  const filter = state ? { state } : {}
  const reports = useEndpoint(listReports, { ...filter, page: query.page }, { keep: true })
  const columns = useReportColumns()
  const open = reports.data?.open
  const tab = (key: State | 'all') => ({
    key,
    label: t(`reports.${key}`),
    to: query.to({ state: key }),
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
      <LinkTabs label={t('reports.states')} tabs={[...states.map(tab), tab('all')]} />
      <ListSection id={LIST} label={t('reports.queue')} stale={reports.isPlaceholderData}>
        <Shown query={reports} loading={<TableSkeleton rows={4} />}>
          {({ list, totalCount }) => (
            <>
              {list.length === 0 ? <Empty title={t(state === 'open' ? 'reports.empty' : 'reports.none')} /> : null}
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
