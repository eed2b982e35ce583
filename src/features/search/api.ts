import type { OutputOf } from '../../../contract/endpoint'
import { searchFair, type SearchType } from '../../../contract/search'
import { useEndpoint } from '../../common/request/use-endpoint'

export type SearchAnswer = OutputOf<typeof searchFair>

/** A page of what matches the keyword; the last one stays while the next is under way. Nothing is asked without one. */
export function useSearch(keyWord: string, type: SearchType | undefined, page: number) {
  const input = { keyWord, page, ...(type ? { type } : {}) }
  return useEndpoint(searchFair, input, { enabled: keyWord !== '', keep: true })
}
