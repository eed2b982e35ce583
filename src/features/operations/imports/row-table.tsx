import { useTranslation } from 'react-i18next'
import { listImportRows } from '#contract/operations/imports/endpoints.ts'
import { rowOutcomes, rowStates } from '#contract/operations/imports/rules.ts'
import type { ImportDetail, ImportRow } from '#contract/operations/imports/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useImportRows } from './api'
import styles from './imports.module.css'
import { pathLabel } from './labels'
import { reasonsText } from './report'
import { RowStateTag } from './state-tag'

interface RowTableProps {
  of: ImportDetail
  query: HashQuery
  /** Where an object is edited. */
  addressOf: (id: number) => string | undefined
}

/** The rows of an import: those that were refused first, then by what the dry run says, and what was not withdrawn. */
export function RowTable({ of, query, addressOf }: RowTableProps) {
  const { t } = useTranslation('imports')
  const { counts, id } = of
  const requested = query.text('rows')
  const outcome = rowOutcomes.find((one) => one === 'kept' && one === requested)
  const first = counts.refused > 0 ? 'refused' : counts.new > 0 ? 'new' : undefined
  const state = outcome || requested === 'all' ? undefined : (rowStates.find((one) => one === requested) ?? first)
  const page = useImportRows({ id, page: query.page, state, outcome })
  const columns = useColumns(of, addressOf)
  const tab = (key: string, label: string, note: number, current: boolean) => ({
    key,
    label,
    note,
    current,
    to: query.to({ rows: key }),
  })
  return (
    <section className={styles.rows} aria-label={t('row.title')}>
      <LinkTabs
        label={t('row.states')}
        tabs={[
          ...(counts.kept > 0 ? [tab('kept', t('row.outcome.kept'), counts.kept, outcome === 'kept')] : []),
          ...(['refused', 'new', 'changed', 'unchanged'] as const).map((one) =>
            tab(one, t(`row.state.${one}`), counts[one], state === one),
          ),
          tab('all', t('row.all'), counts.total, state === undefined && outcome === undefined),
        ]}
      />
      <WorkList<ImportRow>
        name="import-rows"
        caption={t('row.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('row.none')}
        exporting={{
          ask: (input, signal) =>
            call(
              listImportRows,
              { id, ...input, ...(state ? { state } : {}), ...(outcome ? { outcome } : {}) },
              { alerts: false, request: { signal } },
            ),
        }}
      />
    </section>
  )
}

function useColumns({ kind }: ImportDetail, addressOf: (id: number) => string | undefined): WorkColumn<ImportRow>[] {
  const { t } = useTranslation('imports')
  const name = ({ title }: ImportRow) => title || t('row.nameless')
  return [
    {
      key: 'name',
      title: t('row.head.name'),
      always: true,
      plain: name,
      render: (row) => {
        const to = row.objectId === null || row.outcome === 'undone' ? undefined : addressOf(row.objectId)
        return to === undefined ? name(row) : <Link to={to}>{name(row)}</Link>
      },
    },
    { key: 'line', title: t('row.head.line'), width: 96, plain: ({ id }) => id, render: ({ id }) => id },
    {
      key: 'key',
      title: t('row.head.key'),
      plain: ({ key }) => key,
      render: ({ key }) => <span className={styles.key}>{key}</span>,
    },
    {
      key: 'state',
      title: t('row.head.state'),
      plain: ({ state }) => t(`row.state.${state}`),
      render: ({ state, outcome }) => <RowStateTag state={state} outcome={outcome} />,
    },
    {
      key: 'reasons',
      title: t('row.head.reasons'),
      plain: (row) => reasonsText(t, kind, row),
      render: ({ reasons }) => (
        <ul className={styles.reasons}>
          {reasons.map(({ column, text, note }) => (
            <li key={`${column} ${text}`} data-note={note || undefined}>
              {column === '' ? null : <b>{pathLabel(t, kind, column)}</b>}
              {text}
            </li>
          ))}
        </ul>
      ),
    },
  ]
}
