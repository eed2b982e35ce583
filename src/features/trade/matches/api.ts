import { listMatches, listMatchingDemands } from '#contract/trade/matches/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The exhibitors that suit an own demand. */
export const useMatches = (id: number) => useEndpoint(listMatches, { id }, { keep: true })

/** The open demands that suit the own exhibits. */
export const useMatchingDemands = (enabled: boolean) => useEndpoint(listMatchingDemands, {}, { enabled, keep: true })
