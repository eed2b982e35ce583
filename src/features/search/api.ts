import type { OutputOf } from '../../../contract/core/endpoint'
import { searchFair } from '../../../contract/search/endpoints'
import type { SearchType } from '../../../contract/search/schemas'
import { useEndpoint } from '../../common/request/use-endpoint'

export type SearchAnswer = OutputOf<typeof searchFair>

/** A page of what matches the keyword; the last one stays while the next is under way. Nothing is asked without one. */
export function useSearch(keyWord: string, type: SearchType | undefined, page: number) {
  const input = { keyWord, page, ...(type ? { type } : {}) }
  return useEndpoint(searchFair, input, { enabled: keyWord !== '', keep: true })
}
