import { useTranslation } from 'react-i18next'
import type { CaseSubject } from '../../../contract/review/schemas'
import { exportCases } from '../../../contract/review/endpoints'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { LinkTabs } from '../../../src/common/ui/list/link-tabs'
import { ListSection } from '../../../src/common/ui/list/list-section'
import { Pagination } from '../../../src/common/ui/list/pagination'
import { Empty, Shown } from '../../../src/common/ui/states'
import { type CaseFilter, useCases } from '../api'
import { DeskFilters } from '../desk-filters'
import { DeskHead } from '../desk-head'
import { TableSkeleton } from '../desk-table'
import { ExportButton } from './export-button'
import { readFilter, listKinds, queueDefaults, listStates } from './queue-filter'
import { QueueTable } from './queue-table'

const LIST = 'cases'

/** Whether something else might be found without the filters. */
const isNarrowed = ({ state, kind, keyWord }: CaseFilter): boolean => state !== 'review' || Boolean(kind ?? keyWord)

/** The cases of a subject, by state. */
export function Queue({ subject }: { subject: CaseSubject }) {
  const { t } = useTranslation('organizer')
  const query = useHashQuery(queueDefaults)
  const filter = readFilter(subject, query)
  const cases = useCases(filter)
  const title = t(`${subject}.title`)
  useTitle(title)
  const counts = cases.data?.counts
  const states = listStates(subject)
  const tab = (key: string, label: string, note: number | undefined) => ({
    key,
    label,
    to: query.to({ state: key }),
    current: key === (filter.state ?? 'all'),
    ...(note === undefined ? {} : { note }),
  })
  const tabs = states.map((state) => tab(state, t(`state.${state}`), counts?.[state]))
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <DeskHead title={title} lead={t(`${subject}.lead`)}>
        <ExportButton ask={() => call(exportCases, { ...filter })} />
      </DeskHead>
      <LinkTabs label={t('queue.states')} tabs={[...tabs, tab('all', t('state.all'), all)]} />
      <DeskFilters
        query={query}
        filters={[
          {
            name: 'kind',
            label: t('queue.kind'),
            options: listKinds[subject].map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ]}
        searchLabel={t('queue.search')}
      />
      <ListSection id={LIST} label={title} stale={cases.isPlaceholderData}>
        <Shown query={cases} loading={<TableSkeleton />}>
          {({ list, totalPage }) => (
            <>
              {list.length === 0 ? (
                <Empty title={t(isNarrowed(filter) ? 'queue.empty' : 'queue.done')} />
              ) : (
                <QueueTable subject={subject} cases={list} />
              )}
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </>
  )
}
