import { useTranslation } from 'react-i18next'
import type { ImportRecord } from '#contract/operations/imports/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useImports } from './api'
import { kindLabel } from './labels'
import { ImportStateTag } from './state-tag'

/** What was imported and is being imported, the latest first. */
export function ImportList({ query, addressOf }: { query: HashQuery; addressOf: (id: number) => string }) {
  const { t, i18n } = useTranslation('imports')
  const page = useImports(query.page)
  const format = new Intl.NumberFormat(i18n.language)
  type Column = WorkColumn<ImportRecord>
  const column = (key: string, render: Column['render'], more: Partial<Column> = {}): Column => ({
    key,
    title: t(`list.head.${key}`),
    render,
    ...more,
  })
  const columns = [
    column('file', ({ id, rows }) => <Link to={addressOf(id)}>{rows.name}</Link>, { always: true }),
    column('kind', ({ kind }) => kindLabel(t, kind), { width: 136 }),
    column('state', ({ state, problem }) => (
      <>
        <ImportStateTag state={state} />
        {problem ? <small>{problem}</small> : null}
      </>
    )),
    column('rows', ({ counts }) =>
      counts.total === 0
        ? '–'
        : t('list.rows', {
            total: format.format(counts.total),
            written: format.format(counts.written + counts.undone + counts.kept),
            refused: format.format(counts.refused),
          }),
    ),
    column('by', ({ by }) => by),
    column('createdAt', ({ createdAt }) => momentText(createdAt, i18n.language)),
  ]
  return (
    <WorkList<ImportRecord>
      name="imports"
      caption={t('list.title')}
      columns={columns}
      query={query}
      page={page}
      empty={t('list.empty')}
    />
  )
}
