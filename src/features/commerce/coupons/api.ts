import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import * as contract from '#contract/commerce/coupons/endpoints.ts'
import type { ClaimState } from '#contract/commerce/coupons/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useOwnCoupons = (state: ClaimState, page: number) =>
  useEndpoint(contract.listOwnCoupons, { state, page }, { keep: true })
export const useOpenCoupons = () => useEndpoint(contract.listOpenCoupons, {}, { keep: true })

/** Claims or uses a coupon; both lists are requested again, whether it went well or not. */
export const useCouponChange = <E extends AnyEndpoint>(endpoint: E, { alerts = false }: { alerts?: boolean } = {}) =>
  useChange(endpoint, [contract.listOwnCoupons, contract.listOpenCoupons], { alerts })
