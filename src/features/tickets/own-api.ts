import type { InputOf } from '../../../contract/core/endpoint'
import { getOwnOrder } from '../../../contract/orders/endpoints'
import { getOwnTicket, listOwnTickets, nameTicket } from '../../../contract/tickets/endpoints'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export type OwnTicketFilter = InputOf<typeof listOwnTickets>

/** A page of the own tickets, those of the nearest day first. */
export const useOwnTickets = (filter: OwnTicketFilter) => useEndpoint(listOwnTickets, filter, { keep: true })

/** An own ticket. */
export const useOwnTicket = (id: number | undefined) =>
  useEndpoint(getOwnTicket, { id: id ?? 0 }, { enabled: id !== undefined })

/** Names a ticket, or corrects its name. */
export const useNameTicket = () => useChange(nameTicket, [getOwnTicket, listOwnTickets, getOwnOrder], { alerts: false })
