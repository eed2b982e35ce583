import { getCheckInNumbers, listCheckLists } from '../../../contract/check-in/endpoints'
import { getDoorSale, listDoorSales, sellAtDoor } from '../../../contract/door-sales/endpoints'
import { listTicketTypes } from '../../../contract/tickets/endpoints'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

/** Sells at the door; what is on sale and who came in is asked for anew. */
export const useSell = () =>
  useChange(sellAtDoor, [listTicketTypes, listDoorSales, listCheckLists, getCheckInNumbers], { alerts: false })

/** What the asker has sold today. */
export const useDoorSales = () => useEndpoint(listDoorSales, {})

/** A sale with its tickets. */
export const useDoorSale = (id: number) => useEndpoint(getDoorSale, { id })
