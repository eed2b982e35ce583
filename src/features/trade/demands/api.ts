import type { InputOf } from '#contract/core/endpoint.ts'
import { getDemand, listDemands } from '#contract/trade/demands/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type DemandFilter = InputOf<typeof listDemands>

/** A page of what the exchange hall shows; the last one stays while the next is under way. */
export const useDemands = (filter: DemandFilter) => useEndpoint(listDemands, filter, { keep: true })

/** One demand; no request without an id. */
export const useDemand = (id: number | undefined) =>
  useEndpoint(getDemand, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })
