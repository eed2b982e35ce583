import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { getDemand, getOwnDemand, listDemands, listOwnDemands } from '#contract/trade/demands/endpoints.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import type { Search } from '#src/common/work/form/found-several.tsx'
import { useDebounced } from '#src/common/request/use-debounced.ts'

export type OwnDemandFilter = InputOf<typeof listOwnDemands>

/** A page of the viewer's demands. */
export const useOwnDemands = (filter: OwnDemandFilter) => useEndpoint(listOwnDemands, filter, { keep: true })

/** An own demand; no request without an id. */
export const useOwnDemand = (id: number | undefined) =>
  useEndpoint(getOwnDemand, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })

/** Changes a demand; what was read is requested again, whether it went well or not: another window may have been first. */
export const useDemandChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [getDemand, getOwnDemand, listDemands, listOwnDemands], { alerts: false })

/** ms for which typing must have ceased */
const QUIET_MS = 250
const FOUND_MAX = 30

/** Finds exhibitors by their names. */
export function useFoundExhibitors({ keyWord, isOpen }: Search) {
  const input = useDebounced(keyWord, QUIET_MS)
  const { data, isFetching } = useEndpoint(
    listExhibitors,
    { limit: FOUND_MAX, ...(input ? { keyWord: input } : {}) },
    { enabled: isOpen, keep: true },
  )
  return { rows: data?.list.map(({ id, company: name }) => ({ id, name })), isFetching }
}
