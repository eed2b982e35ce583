import { Pagination } from 'antd'
import { type ReactElement, useState } from 'react'

interface Pages<Row> {
  /** What the present page shows. */
  shown: readonly Row[]
  /** Where pages are turned; nothing where one page is enough. */
  pages: ReactElement
}

/** Pages of rows that are all here, in a dialog or panel without an address of its own. With fewer rows the last page is shown. */
export function usePages<Row>(rows: readonly Row[], pageSize: number): Pages<Row> {
  const [page, setPage] = useState(1)
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)))
  return {
    shown: rows.slice((current - 1) * pageSize, current * pageSize),
    pages: (
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={current}
        total={rows.length}
        pageSize={pageSize}
        onChange={setPage}
      />
    ),
  }
}
