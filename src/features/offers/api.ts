import { getTradeStatistics } from '../../../contract/offers/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

/** What is public of the exchange hall in numbers. */
export const useTradeStatistics = () => useEndpoint(getTradeStatistics, {}, { keep: true })
