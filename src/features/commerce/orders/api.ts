import type { InputOf } from '#contract/core/endpoint.ts'
import { listAttendees } from '#contract/commerce/attendees/endpoints.ts'
import { listOwnCoupons } from '#contract/commerce/coupons/endpoints.ts'
import { cancelOrder, getOwnOrder, listOwnOrders, placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { listOwnTickets, listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { listOwnWaiting } from '#contract/commerce/waiting-list/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type OwnOrderFilter = InputOf<typeof listOwnOrders>

/** A page of the own orders, the latest first. */
export const useOwnOrders = (filter: OwnOrderFilter) => useEndpoint(listOwnOrders, filter, { keep: true })

/** ms between two looks at a refund that is under way */
const REFUND_LOOK_MS = 5_000

/** ms between two looks at an order that waits for the organizer */
const CONFIRM_LOOK_MS = 20_000

const looksAt = (order: Order | undefined): number | false => {
  if (order?.state === 'refunding') return REFUND_LOOK_MS
  return order?.state === 'confirming' ? CONFIRM_LOOK_MS : false
}

/** An own order; while a refund of it is under way, or the organizer has yet to confirm it, it is requested again. */
export const useOwnOrder = (id: number | undefined) =>
  useEndpoint(getOwnOrder, { id: id ?? 0 }, { enabled: id !== undefined, every: looksAt })

/** Places an order; what is on sale and the own coupons are requested again, whether it went well or not. */
export const usePlaceOrder = () =>
  useChange(placeTicketOrder, [listTicketTypes, listOwnOrders, listOwnCoupons, listOwnWaiting, listAttendees], {
    alerts: false,
  })

/** Gives up an order that waits for payment. */
export const useCancelOrder = () =>
  useChange(cancelOrder, [getOwnOrder, listOwnOrders, listOwnTickets, listTicketTypes], { alerts: false })
