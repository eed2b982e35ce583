import type { ServiceKind } from '../../../../contract/services/rules'
import { listOwnBookings, saveBookedAdvert } from '../../../../contract/services/endpoints'
import { useChange } from '../../../common/request/use-change'
import { useEndpoint } from '../../../common/request/use-endpoint'

/** Of a page of the own bookings. */
export const BOOKINGS_PER_PAGE = 10

/** What the own exhibitor has ordered, the latest first. */
export const useOwnBookings = (kind: ServiceKind | undefined, page: number) =>
  useEndpoint(listOwnBookings, { ...(kind ? { kind } : {}), page, limit: BOOKINGS_PER_PAGE }, { keep: true })

/** Fills a booked advert, or changes it. */
export const useSaveAdvert = () => useChange(saveBookedAdvert, [listOwnBookings], { alerts: false })
