import type { Paged } from '#contract/core/shapes.ts'
import { parseSort, type SortBy } from '#contract/core/sort.ts'

/** One page of the rows, as the server pages them. */
export function paginate<Item>(rows: readonly Item[], { page, limit }: { page: number; limit: number }): Paged<Item> {
  return {
    currPage: page,
    totalPage: Math.ceil(rows.length / limit),
    totalCount: rows.length,
    list: rows.slice((page - 1) * limit, page * limit),
  }
}

/** The rows in the order that was requested, else as they are. */
export function sortRows<Row, Field extends string>(
  rows: readonly Row[],
  sort: SortBy<Field> | undefined,
  textOf: (row: Row, field: Field) => string,
): Row[] {
  if (sort === undefined) return [...rows]
  const { field, isDown } = parseSort<Field>(sort)
  const sorted = rows.toSorted((a, b) => textOf(a, field).localeCompare(textOf(b, field), 'zh-CN'))
  return isDown ? sorted.toReversed() : sorted
}

/** Whether any of the texts holds the keyword, whatever its case; no keyword matches all. */
export function containsText(keyword: string | undefined, ...texts: string[]): boolean {
  const requested = (keyword ?? '').toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(requested))
}
