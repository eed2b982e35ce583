import type { ServiceKind } from '#contract/commerce/services/rules.ts'
import { listOwnBookings, saveBookedAdvert } from '#contract/commerce/services/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Of a page of the own bookings. */
export const BOOKINGS_PER_PAGE = 10

/** What the own exhibitor has ordered, the latest first. */
export const useOwnBookings = (kind: ServiceKind | undefined, page: number) =>
  useEndpoint(listOwnBookings, { ...(kind ? { kind } : {}), page, limit: BOOKINGS_PER_PAGE }, { keep: true })

/** Fills a booked advert, or changes it. */
export const useSaveAdvert = () => useChange(saveBookedAdvert, [listOwnBookings], { alerts: false })
