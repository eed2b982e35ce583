import { getPayMethods } from '#contract/commerce/payments/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Which ways of paying this fair offers. */
export const usePayMethods = () => useEndpoint(getPayMethods, {})
