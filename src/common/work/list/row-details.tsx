import { Button, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'

export interface RowDetails<Row> {
  render: (row: Row) => ReactNode
  /** Heads the column of the buttons. */
  label: string
  /** What the button of a row is called. */
  nameOf: (row: Row) => string
}

const COLUMN_WIDTH = 48

/** antd's rows that open below others, by a button with a name. */
export const toExpandable = <Row,>({
  render,
  label,
  nameOf,
}: RowDetails<Row>): NonNullable<TableProps<Row>['expandable']> => ({
  expandedRowRender: render,
  columnWidth: COLUMN_WIDTH,
  columnTitle: <span className="yz-visually-hidden">{label}</span>,
  expandIcon: ({ expanded, onExpand, record }) => (
    <Button
      type="text"
      size="small"
      aria-expanded={expanded}
      aria-label={nameOf(record)}
      icon={<Icon name={expanded ? 'down' : 'right'} size={18} />}
      onClick={(event) => onExpand(record, event)}
    />
  ),
})
