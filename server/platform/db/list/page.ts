import type { Paged } from '#contract/core/shapes.ts'

export interface PageInput {
  page: number
  limit: number
}

export function toOffset({ page, limit }: PageInput): number {
  return (page - 1) * limit
}

export function toPage<Item>(list: Item[], totalCount: number, { page, limit }: PageInput): Paged<Item> {
  return { currPage: page, totalPage: Math.ceil(totalCount / limit), totalCount, list }
}

/** The rows that there are, as they are needed. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
