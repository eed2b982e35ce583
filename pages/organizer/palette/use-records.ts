import { SUGGEST_DEBOUNCE_MS } from '#contract/core/limits.ts'
import { searchConsole } from '#contract/operations/palette/endpoints.ts'
import { listPaletteTypes } from '#contract/operations/palette/rules.ts'
import { useDebounced } from '#src/common/request/use-debounced.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import type { StoredUser } from '#src/common/session/storage.ts'
import type { Section } from './entry'
import { hitAddresses } from './hit-address'

interface Records {
  sections: Section[]
  isLoading: boolean
  error: unknown
  retry: () => void
}

/** The records of a keyword, searched for after a pause in typing; never those of an earlier keyword. */
export function useRecords(user: StoredUser, keyword: string): Records {
  const settled = useDebounced(keyword, SUGGEST_DEBOUNCE_MS)
  const isSearched = keyword !== '' && listPaletteTypes(user.userType).length > 0
  const found = useEndpoint(searchConsole, { keyWord: settled }, { enabled: isSearched && settled !== '' })
  const isCurrent = isSearched && settled === keyword
  const sections = (isCurrent ? (found.data ?? []) : []).map(({ type, hits }): Section => ({
    type,
    entries: hits.map((hit, at) => ({
      key: `${type}-${hit.id}-${at}`,
      to: hitAddresses[type](hit),
      title: hit.title,
      subtitle: hit.subtitle,
    })),
  }))
  return {
    sections,
    isLoading: isSearched && (!isCurrent || found.isFetching),
    error: isCurrent && !found.isFetching ? found.error : null,
    retry: () => void found.refetch(),
  }
}
