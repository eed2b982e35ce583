import { getTradeStatistics } from '#contract/trade/offers/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** What is public of the exchange hall in numbers. */
export const useTradeStatistics = () => useEndpoint(getTradeStatistics, {}, { keep: true })
