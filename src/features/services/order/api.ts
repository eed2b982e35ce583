import { listOwnOrders, placeServiceOrder } from '../../../../contract/orders/endpoints'
import { getServiceStanding, listServices, listTakenDays } from '../../../../contract/services/endpoints'
import { useChange } from '../../../common/request/use-change'

/** Orders a service; what is on offer and what is taken is asked for anew, whether it went well or not. */
export const usePlaceServiceOrder = () =>
  useChange(placeServiceOrder, [listServices, listTakenDays, getServiceStanding, listOwnOrders], { alerts: false })
