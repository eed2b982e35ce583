import { Table, type TableColumnType } from 'antd'
import type { Key, ReactNode, TdHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import type { HashQuery } from '../app/use-hash-query'
import { ColumnChoice } from './column-choice'
import { type RowDetails, toExpandable } from './list/row-details'
import { ExportMenu, type ExportWays } from './export/export-menu'
import type { PlainColumn } from './export/plain-table'
import { readSort, writeSort } from './sort'
import { useChosenColumns } from './use-chosen-columns'
import { WorkPages } from './work-pages'
import styles from './work-table.module.css'

export interface WorkColumn<Row> extends PlainColumn<Row> {
  key: string
  render: (row: Row) => ReactNode
  /** The server can order by it. */
  sorts?: boolean
  /** Cannot be hidden. */
  always?: boolean
  /** px */
  width?: number
}

export interface Selection<Row> {
  keys: readonly Key[]
  onChange: (keys: Key[]) => void
  /** What the box of a row is called. */
  nameOf: (row: Row) => string
}

interface WorkTableProps<Row extends { id: number | string }> {
  /** Under which the columns that a person chose are kept. */
  name: string
  /** Read to who cannot see the table. */
  caption: string
  /** The first one names the row. */
  columns: readonly WorkColumn<Row>[]
  rows: readonly Row[]
  /** Page and order stand in the address. */
  query: HashQuery
  /** Of all pages. */
  total: number
  pageSize: number
  /** The last answer is shown while the next is under way. */
  stale?: boolean
  /** Stands before the rows: what can be done with the chosen ones. */
  tools?: ReactNode
  selection?: Selection<Row>
  /** What of a row is read only where it is requested, below it. */
  details?: RowDetails<Row>
  /** The list can be saved as a file of the caption's name. */
  exporting?: ExportWays<Row>
}

/** A list of the server's: paged and ordered there, a card per row where the window is narrow. */
export function WorkTable<Row extends { id: number | string }>(props: WorkTableProps<Row>) {
  const { name, caption, columns, rows, query, total, pageSize, stale = false, tools, selection } = props
  const { exporting, details } = props
  const { t } = useTranslation('work')
  const chosen = useChosenColumns(name)
  const sort = readSort(query.text('sort'))
  const shown = columns.filter(({ key, always }) => always || chosen.isShown(key))
  return (
    <section id={name} className={styles.frame} tabIndex={-1} aria-label={caption} aria-busy={stale}>
      <div className={styles.tools}>
        <p>{t('table.total', { count: total })}</p>
        {tools}
        <div className={styles.ways}>
          {exporting ? <ExportMenu name={caption} columns={shown} {...exporting} /> : null}
          <ColumnChoice columns={columns} chosen={chosen} />
        </div>
      </div>
      <Table<Row>
        className={styles.table ?? ''}
        size="middle"
        rowKey="id"
        columns={shown.map((column, place) => toAntd(column, { isName: place === 0, sort }))}
        dataSource={[...rows]}
        loading={stale}
        showSorterTooltip={false}
        onChange={(_page, _filters, sorter, { action }) => {
          if (action === 'sort' && !Array.isArray(sorter))
            query.set({ sort: writeSort(sorter.columnKey, sorter.order) })
        }}
        pagination={false}
        {...(selection ? { rowSelection: toAntdSelection(selection, t('table.selectAll')) } : {})}
        {...(details ? { expandable: toExpandable(details) } : {})}
      />
      <WorkPages query={query} total={total} pageSize={pageSize} list={name} />
    </section>
  )
}

function toAntdSelection<Row>({ keys, onChange, nameOf }: Selection<Row>, all: string) {
  return {
    selectedRowKeys: [...keys],
    onChange,
    getTitleCheckboxProps: () => ({ 'aria-label': all }),
    getCheckboxProps: (row: Row) => ({ 'aria-label': nameOf(row) }),
  }
}

function toAntd<Row>(
  { key, title, render, sorts, width }: WorkColumn<Row>,
  { isName, sort }: { isName: boolean; sort: ReturnType<typeof readSort> },
): TableColumnType<Row> {
  const labelled: TdHTMLAttributes<HTMLTableCellElement> & { 'data-label': string } = { 'data-label': title }
  return {
    key,
    title,
    // One part beside the label where a row is a card.
    render: (_value, row) => <div>{render(row)}</div>,
    onCell: () => labelled,
    ...(isName ? { rowScope: 'row' } : {}),
    ...(width === undefined ? {} : { width }),
    ...(sorts ? { sorter: true, sortOrder: sort?.key === key ? sort.order : null } : {}),
  }
}
