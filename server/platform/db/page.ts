import type { Paged } from '../../../contract/core/shapes'

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
