import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { getDemand, getOwnDemand, listDemands, listOwnDemands } from '#contract/trade/demands/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getTradeStatistics, listOffers, listOwnOffers } from '#contract/trade/offers/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import type { Search } from '#src/common/work/form/found-several.tsx'
import { useDebounced } from '#src/common/request/use-debounced.ts'

export type OwnOfferFilter = InputOf<typeof listOwnOffers>

/** A page of the own exhibitor's offers. */
export const useOwnOffers = (filter: OwnOfferFilter, enabled = true) =>
  useEndpoint(listOwnOffers, filter, { keep: true, enabled })

/** The offers to an own demand. */
export const useOffers = (demandId: number) => useEndpoint(listOffers, { demandId }, { keep: true })

/** What an offer changes elsewhere. */
const readers = [listOwnOffers, listOffers, getDemand, getOwnDemand, listDemands, listOwnDemands, getTradeStatistics]

/** Changes an offer; what was read is requested again, whether it went well or not: somebody may have been first. */
export const useOfferChange = <E extends AnyEndpoint>(endpoint: E) => useChange(endpoint, readers, { alerts: false })

/** ms for which typing must have ceased */
const QUIET_MS = 250
const FOUND_MAX = 30

/** Finds exhibits of an exhibitor by their names. */
export function useFoundExhibits(exhibitorId: number, { keyWord, isOpen }: Search) {
  const input = useDebounced(keyWord, QUIET_MS)
  const { data, isFetching } = useEndpoint(
    listExhibits,
    { exhibitorId, limit: FOUND_MAX, ...(input ? { keyWord: input } : {}) },
    { enabled: isOpen, keep: true },
  )
  const rows = data?.list.map(({ exhibitsInfoId: id, exhibitsName: name }) => ({ id, name }))
  return { rows, isFetching }
}
