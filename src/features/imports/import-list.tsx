import { useTranslation } from 'react-i18next'
import type { ImportRecord } from '../../../contract/imports/schemas'
import { Link } from '../../common/app/link'
import type { HashQuery } from '../../common/app/use-hash-query'
import { WorkList } from '../../common/work/list/work-list'
import { momentText } from '../../common/work/moment'
import type { WorkColumn } from '../../common/work/work-table'
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
