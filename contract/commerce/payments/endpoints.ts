import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const getPayMethods = endpoint<typeof schemas.getPayMethods>({
  method: 'POST',
  path: '/ce-exhibition/web/payment/methods', // path: ours
  access: 'public',
  reads: true,
})

/** Opens the payment of an own order, or finds the one that is open. */
export const startPayment = endpoint<typeof schemas.startPayment>({
  method: 'POST',
  path: '/ce-exhibition/web/payment/start', // path: ours
  access: 'signed-in',
  errors: ['OrderNotFound', 'OrderNotNow', 'OrderOvertime', 'PaymentUnavailable', 'PaymentNotOffered'],
})

/** Asks the provider the outcome of the payment of an own order: what a browser says is never believed. */
export const checkPayment = endpoint<typeof schemas.checkPayment>({
  method: 'POST',
  path: '/ce-exhibition/web/payment/check', // path: ours
  access: 'signed-in',
  errors: ['OrderNotFound'],
})

/** Returns lines of an own order by its policy, once for a key. */
export const requestRefund = endpoint<typeof schemas.requestRefund>({
  method: 'POST',
  path: '/ce-exhibition/web/payment/refund', // path: ours
  access: 'signed-in',
  errors: ['OrderNotFound', 'RefundNotAllowed', 'OrderPriceChanged', 'OrderInvoiced'],
})

/** Refunds lines of a paid order of services in full, once for a key, until when it could be returned or not. */
export const refundService = endpoint<typeof schemas.refundService>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/refundService', // path: ours
  access: 'refundServices',
  errors: ['OrderNotFound', 'RefundNotAllowed', 'OrderPriceChanged'],
})

/** Payments and refunds of orders with their outcome, the latest first. */
export const listPayments = endpoint<typeof schemas.listPayments>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/list', // path: ours
  access: 'readFinance',
  reads: true,
})

export const listRefunds = endpoint<typeof schemas.listRefunds>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/refundList', // path: ours
  access: 'readFinance',
  reads: true,
})

export const retryRefund = endpoint<typeof schemas.retryRefund>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/retryRefund', // path: ours
  access: 'manageFinance',
  errors: ['RefundNotFound', 'OrderNotNow'],
})

/** Writes down that a refund was returned by hand: of what was paid at the door or by transfer. */
export const settleRefund = endpoint<typeof schemas.settleRefund>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/settleRefund', // path: ours
  access: 'manageFinance',
  errors: ['RefundNotFound', 'OrderNotNow'],
})

export const listDailySums = endpoint<typeof schemas.listDailySums>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/dailySums', // path: ours
  access: 'readFinance',
  reads: true,
})

export const compareBill = endpoint<typeof schemas.compareBill>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/compareBill', // path: ours
  access: 'readFinance',
  reads: true,
  errors: ['PaymentNotOffered', 'PaymentUnavailable'],
})

export const previewCallOff = endpoint<typeof schemas.previewCallOff>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/previewCallOff', // path: ours
  access: 'manageTickets',
  reads: true,
})

/** Calls types of tickets off as it was previewed, once for a key: bad weather, and others. */
export const callOff = endpoint<typeof schemas.callOff>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/callOff', // path: ours
  access: 'manageTickets',
  errors: ['TicketTypeNotFound', 'OrderPriceChanged'],
})

export const listCallOffs = endpoint<typeof schemas.listCallOffs>({
  method: 'POST',
  path: '/ce-exhibition/mgr/payment/callOffs', // path: ours
  access: 'readFinance',
  reads: true,
})
