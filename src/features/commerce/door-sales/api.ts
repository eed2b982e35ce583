import { getCheckInNumbers, listCheckLists } from '#contract/commerce/check-in/endpoints.ts'
import { getDoorSale, listDoorSales, sellAtDoor } from '#contract/commerce/door-sales/endpoints.ts'
import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Sells at the door; what is on sale and who came in is requested again. */
export const useSell = () =>
  useChange(sellAtDoor, [listTicketTypes, listDoorSales, listCheckLists, getCheckInNumbers], { alerts: false })

/** What the viewer has sold today. */
export const useDoorSales = () => useEndpoint(listDoorSales, {})

/** A sale with its tickets. */
export const useDoorSale = (id: number) => useEndpoint(getDoorSale, { id })
