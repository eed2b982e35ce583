import type { InputOf } from '../../../contract/core/endpoint'
import { getDemand, listDemands } from '../../../contract/demands/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

export type DemandFilter = InputOf<typeof listDemands>

/** A page of what the exchange hall shows; the last one stays while the next is under way. */
export const useDemands = (filter: DemandFilter) => useEndpoint(listDemands, filter, { keep: true })

/** One demand; without an id nothing is asked. */
export const useDemand = (id: number | undefined) =>
  useEndpoint(getDemand, { id: id ?? 0 }, { enabled: id !== undefined, keep: true })
