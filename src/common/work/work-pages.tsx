import { Pagination } from 'antd'
import type { HashQuery } from '../app/use-hash-query'

interface WorkPagesProps {
  /** The page stands in the address. */
  query: HashQuery
  /** Of all pages. */
  total: number
  pageSize: number
  /** Id of the list, which is brought into view when the page is turned. */
  list: string
}

/** Where the pages of a list are turned. */
export function WorkPages({ query, total, pageSize, list }: WorkPagesProps) {
  return (
    <Pagination
      align="end"
      style={{ marginTop: '1.25rem' }}
      current={query.page}
      total={total}
      pageSize={pageSize}
      hideOnSinglePage
      showSizeChanger={false}
      onChange={(page) => {
        query.set({ page })
        document.getElementById(list)?.focus()
      }}
    />
  )
}
