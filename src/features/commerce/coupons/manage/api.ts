import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import * as contract from '#contract/commerce/coupons/endpoints.ts'
import type { CouponState } from '#contract/commerce/coupons/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Of the dialog that lists who claimed one. */
export const CLAIMS_PER_PAGE = 10

export const useCoupons = (state: CouponState | undefined, page: number) =>
  useEndpoint(contract.listCoupons, { ...(state ? { state } : {}), page }, { keep: true })
export const useCouponClaims = (id: number, page: number) =>
  useEndpoint(contract.listCouponClaims, { id, page, limit: CLAIMS_PER_PAGE }, { keep: true })

/** Changes a coupon; the list is requested again, whether it went well or not: somebody may have been first. */
export const useDeskChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listCoupons, contract.listCouponClaims], { alerts: false })
