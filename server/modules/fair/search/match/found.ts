import type { SearchType } from '#contract/fair/search/schemas.ts'

/** A record that a search found. */
export interface Found {
  type: SearchType
  recordId: number
}

export const keyOf = ({ type, recordId }: Found): string => `${type}:${recordId}`
