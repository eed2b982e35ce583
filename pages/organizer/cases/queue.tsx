import { Button } from 'antd'
import { useState } from 'react'
import type { Key } from 'react'
import { useTranslation } from 'react-i18next'
import { exportCases, listCases } from '#contract/people/review/endpoints.ts'
import type { CaseRow, CaseSubject } from '#contract/people/review/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { useSession } from '#src/common/session/session.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ShortcutHelp } from '#src/common/work/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#src/common/work/shortcuts/use-shortcuts.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import { type CaseFilter, useCases } from '../api'
import { DeskHead } from '../desk-head'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { type Bulk, BulkBar } from '../decisions/bulk-bar'
import { BulkDialog } from '../decisions/bulk-dialog'
import { saveWhole } from '../save-whole'
import { listKinds, listStates, queueDefaults, readFilter } from './queue-filter'
import { useCaseKeys } from './use-case-shortcuts'
import { useDeskTour } from './use-desk-tour'
import { useQueueColumns } from './use-queue-columns'

/** Whether something else might be found without the filters. */
const isNarrowed = ({ state, kind, keyWord }: CaseFilter): boolean => state !== 'review' || Boolean(kind ?? keyWord)

/** Sign-ups that wait can be decided together; a registration is looked at by itself. */
function useSelection(subject: CaseSubject, { state }: CaseFilter) {
  const [keys, setKeys] = useState<Key[]>([])
  const userType = useSession()?.user.userType
  const isOffered = subject === 'enrollment' && state === 'review' && hasPermission(userType, 'decideCases')
  return isOffered ? { keys, onChange: setKeys } : undefined
}

/** The cases of a subject, by state. */
export function Queue({ subject }: { subject: CaseSubject }) {
  const { t } = useTranslation('organizer')
  const query = useHashQuery(queueDefaults)
  const filter = readFilter(subject, query)
  const cases = useCases(filter)
  const columns = useQueueColumns(subject)
  const selection = useSelection(subject, filter)
  const [bulk, setBulk] = useState<Bulk>()
  const [helps, setHelps] = useState(false)
  const { tour, start } = useDeskTour(cases.data !== undefined)
  const keys = useCaseKeys()
  const help = { key: '?', label: t('work:shortcuts.title'), run: () => setHelps(true) }
  useShortcuts([help])
  const title = t(`${subject}.title`)
  useTitle(title)
  const counts = cases.data?.counts
  const tab = (key: string, label: string, note: number | undefined) => ({
    key,
    label,
    to: query.to({ state: key }),
    current: key === (filter.state ?? 'all'),
    ...(note === undefined ? {} : { note }),
  })
  const tabs = listStates(subject).map((state) => tab(state, t(`state.${state}`), counts?.[state]))
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const kinds = listKinds[subject].map((value) => ({ value, label: t(`kind.${value}`) }))
  return (
    <>
      <DeskHead title={title} lead={t(`${subject}.lead`)}>
        <Button type="link" size="small" data-tour="shortcuts" onClick={help.run}>
          {t('tour.help')}
          <kbd aria-hidden="true">?</kbd>
        </Button>
      </DeskHead>
      <div data-tour="queue">
        <LinkTabs label={t('queue.states')} tabs={[...tabs, tab('all', t('state.all'), all)]} />
      </div>
      <WorkFilters
        query={query}
        filters={[{ name: 'kind', label: t('queue.kind'), options: kinds }]}
        searchLabel={t('queue.search')}
      />
      <WorkList
        name={`${subject}-cases`}
        caption={title}
        columns={columns}
        query={query}
        page={cases}
        empty={t(isNarrowed(filter) ? 'queue.empty' : 'queue.done')}
        exporting={{
          ask: (page, signal) => call(listCases, { ...filter, ...page }, { alerts: false, request: { signal } }),
          saveWhole: () => saveWhole(call(exportCases, { ...filter })),
        }}
        {...(selection
          ? {
              selection: { ...selection, nameOf: ({ name }: CaseRow) => t('work:table.select', { name }) },
              renderTools: (list: readonly CaseRow[]) => (
                <BulkBar chosen={list.filter(({ id }) => selection.keys.includes(id))} onAsk={setBulk} />
              ),
            }
          : {})}
      />
      {helps ? <ShortcutHelp shortcuts={[...keys, help]} onTour={start} onClose={() => setHelps(false)} /> : null}
      {tour}
      {bulk ? (
        <BulkDialog
          bulk={bulk}
          onClose={(done) => {
            setBulk(undefined)
            if (done) selection?.onChange([])
          }}
        />
      ) : null}
    </>
  )
}
