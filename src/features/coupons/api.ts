import type { AnyEndpoint } from '../../../contract/core/endpoint'
import * as contract from '../../../contract/coupons/endpoints'
import type { ClaimState } from '../../../contract/coupons/rules'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useOwnCoupons = (state: ClaimState, page: number) =>
  useEndpoint(contract.listOwnCoupons, { state, page }, { keep: true })
export const useOpenCoupons = () => useEndpoint(contract.listOpenCoupons, {}, { keep: true })

/** Claims or uses a coupon; both lists are asked for anew, whether it went well or not. */
export const useCouponChange = <E extends AnyEndpoint>(endpoint: E, { alerts = false }: { alerts?: boolean } = {}) =>
  useChange(endpoint, [contract.listOwnCoupons, contract.listOpenCoupons], { alerts })
