import { SUGGEST_DEBOUNCE_MS } from '#contract/core/limits.ts'
import { suggest } from '#contract/fair/search/endpoints.ts'
import type { Suggestion } from '#contract/fair/search/schemas.ts'
import { useEndpoint } from '../request/use-endpoint'
import { useDebounced } from '../request/use-debounced'

/**
 * Suggestions for what is typed now, or undefined while there are none. Requested for non-empty keywords alone,
 * after a pause; the answer to an earlier keyword is never given (spec: common §2, §5).
 */
export function useSuggestions(typed: string): readonly Suggestion[] | undefined {
  const keyword = typed.trim()
  const settled = useDebounced(keyword, SUGGEST_DEBOUNCE_MS)
  const { data } = useEndpoint(suggest, { keyword: settled }, { enabled: settled !== '' })
  return keyword !== '' && settled === keyword ? data : undefined
}
