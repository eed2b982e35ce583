import type { Paged } from '../../../contract/core/shapes'

/** One page of the rows, as the server pages them. */
export function paginate<Item>(rows: readonly Item[], { page, limit }: { page: number; limit: number }): Paged<Item> {
  return {
    currPage: page,
    totalPage: Math.ceil(rows.length / limit),
    totalCount: rows.length,
    list: rows.slice((page - 1) * limit, page * limit),
  }
}

/** Whether any of the texts holds the keyword, whatever its case; no keyword matches all. */
export function containsText(keyword: string | undefined, ...texts: string[]): boolean {
  const wanted = (keyword ?? '').toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}
