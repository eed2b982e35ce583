import * as contract from '../../../contract/services/endpoints'
import { listOwnOrders, placeServiceOrder } from '../../../contract/orders/endpoints'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

/** Every service on offer, in its order. */
export const useServices = () => useEndpoint(contract.listServices, {})

/** The days on which an advert space is gone. */
export const useTakenDays = (id: number, enabled: boolean) => useEndpoint(contract.listTakenDays, { id }, { enabled })

/** What the own exhibitor has signed, and its hours of sessions. */
export const useServiceStanding = (enabled: boolean) => useEndpoint(contract.getServiceStanding, {}, { enabled })

/** Orders a service; what is on offer and what is taken is asked for anew, whether it went well or not. */
export const usePlaceServiceOrder = () =>
  useChange(
    placeServiceOrder,
    [contract.listServices, contract.listTakenDays, contract.getServiceStanding, listOwnOrders],
    { alerts: false },
  )
