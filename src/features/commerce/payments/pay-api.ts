import { PAYMENT_LOOK_MS } from '#contract/commerce/orders/limits.ts'
import { getOrder, getOwnOrder, listOrders, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { checkPayment, requestRefund, startPayment } from '#contract/commerce/payments/endpoints.ts'
import { getOwnTicket, listOwnTickets, listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Opens the payment of an own order, or finds the one that is open. */
export const useStartPayment = (orderId: number) => useEndpoint(startPayment, { orderId })

/** Looks at its outcome, again and again while somebody looks at the page. */
export const usePaymentLooks = (orderId: number, enabled: boolean) =>
  useEndpoint(checkPayment, { orderId }, { every: PAYMENT_LOOK_MS, enabled })

/** Asks to return lines of an own order. */
export const useRefund = (by: typeof requestRefund = requestRefund) =>
  useChange(by, [getOwnOrder, listOwnOrders, listOwnTickets, getOwnTicket, listTicketTypes, getOrder, listOrders], {
    alerts: false,
  })
