import type { InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { listMissedSearches, searchFair } from '#contract/fair/search/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type SearchAnswer = OutputOf<typeof searchFair>
export type SearchInput = InputOf<typeof searchFair>

/** A page of what matches the keyword; the last one stays while the next is under way. No request without one. */
export function useSearch(input: SearchInput) {
  return useEndpoint(searchFair, input, { enabled: input.keyWord !== '', keep: true })
}

/** Searches of late that found nothing. */
export const useMissedSearches = () => useEndpoint(listMissedSearches, {})
