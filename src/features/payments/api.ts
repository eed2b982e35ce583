import { getPayMethods } from '../../../contract/payments/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

/** Which ways of paying this fair offers. */
export const usePayMethods = () => useEndpoint(getPayMethods, {})
