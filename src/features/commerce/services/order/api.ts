import { getOwnBooth } from '#contract/fair/booths/endpoints.ts'
import { listOwnOrders, placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import {
  getServiceStanding,
  listFreeBooths,
  listServices,
  listTakenDays,
} from '#contract/commerce/services/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'

/** Orders a service; what is on offer and what is taken is requested again, whether it went well or not. */
export const usePlaceServiceOrder = () =>
  useChange(
    placeServiceOrder,
    [listServices, listTakenDays, listFreeBooths, getOwnBooth, getServiceStanding, listOwnOrders],
    { alerts: false },
  )
