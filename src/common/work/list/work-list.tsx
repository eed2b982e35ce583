import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { Empty, Shown } from '../../ui/states'
import { WorkTable } from '../work-table'
import { TableSkeleton } from './table-skeleton'

type TableProps<Row extends { id: number | string }> = ComponentProps<typeof WorkTable<Row>>

interface WorkListProps<Row extends { id: number | string }> extends Pick<
  TableProps<Row>,
  'name' | 'caption' | 'columns' | 'query' | 'selection' | 'exporting'
> {
  /** The page of the list that the address names. */
  page: UseQueryResult<{ list: Row[]; totalCount: number }>
  /** The text where nothing is found. */
  empty: string
  /** What can be done with the rows, above them. */
  renderTools?: (rows: readonly Row[]) => ReactNode
}

/** A list of the server’s as a table, waiting, failed, empty or there. */
export function WorkList<Row extends { id: number | string }>(props: WorkListProps<Row>) {
  const { page, empty, renderTools, ...table } = props
  return (
    <Shown query={page} loading={<TableSkeleton />}>
      {({ list, totalCount }) =>
        list.length === 0 ? (
          <Empty title={empty} />
        ) : (
          <WorkTable<Row>
            {...table}
            rows={list}
            total={totalCount}
            pageSize={PAGE_SIZE}
            stale={page.isPlaceholderData}
            tools={renderTools?.(list)}
          />
        )
      }
    </Shown>
  )
}
