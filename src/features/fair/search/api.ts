import type { OutputOf } from '#contract/core/endpoint.ts'
import { searchFair } from '#contract/fair/search/endpoints.ts'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type SearchAnswer = OutputOf<typeof searchFair>

/** A page of what matches the keyword; the last one stays while the next is under way. Nothing is asked without one. */
export function useSearch(keyWord: string, type: SearchType | undefined, page: number) {
  const input = { keyWord, page, ...(type ? { type } : {}) }
  return useEndpoint(searchFair, input, { enabled: keyWord !== '', keep: true })
}
