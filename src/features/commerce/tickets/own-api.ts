import type { InputOf } from '#contract/core/endpoint.ts'
import { getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import { getOwnTicket, listOwnTickets, nameTicket } from '#contract/commerce/tickets/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type OwnTicketFilter = InputOf<typeof listOwnTickets>

/** A page of the own tickets, those of the nearest day first. */
export const useOwnTickets = (filter: OwnTicketFilter) => useEndpoint(listOwnTickets, filter, { keep: true })

/** An own ticket. */
export const useOwnTicket = (id: number | undefined) =>
  useEndpoint(getOwnTicket, { id: id ?? 0 }, { enabled: id !== undefined })

/** Names a ticket, or corrects its name. */
export const useNameTicket = () => useChange(nameTicket, [getOwnTicket, listOwnTickets, getOwnOrder], { alerts: false })
