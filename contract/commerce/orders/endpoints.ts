import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

/** Places an order of tickets as it was seen, once for a key; what it holds it holds for 15 minutes. */
export const placeTicketOrder = endpoint<typeof schemas.placeTicketOrder>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-exhibition/web/order/placeTickets', // path: ours
  access: 'signed-in',
  errors: [
    'TicketTypeNotFound',
    'TicketNotOnSale',
    'TicketsSoldOut',
    'TicketLimit',
    'TicketBuyersOnly',
    'AttendeeNotFound',
    'HolderTaken',
    'HolderNotVerified',
    'OrderPriceChanged',
    'CouponNotFound',
    'CouponUsed',
    'CouponExpired',
    'CouponNotHere',
    'TooManyOrders',
    'ServiceUnavailable',
  ],
})

/** Orders an exhibition service, once for a key; what it takes is kept until the organizer has confirmed it. */
export const placeServiceOrder = endpoint<typeof schemas.placeServiceOrder>({
  method: 'POST',
  path: '/ce-exhibition/web/order/placeService', // path: ours
  access: 'buyServices',
  errors: [
    'NoExhibitor',
    'NoContract',
    'ServiceNotFound',
    'ServiceDayTaken',
    'BoothNotFound',
    'BoothTaken',
    'OwnBoothExists',
    'TicketNotOnSale',
    'TicketLimit',
    'TicketsSoldOut',
    'HolderTaken',
    'HolderNotVerified',
    'OrderPriceChanged',
    'TooManyServiceOrders',
    'ServiceUnavailable',
  ],
})

/** The own orders, the latest first. */
export const listOwnOrders = endpoint<typeof schemas.listOwnOrders>({
  method: 'POST',
  path: '/ce-exhibition/web/order/ownList', // path: ours
  access: 'signed-in',
  reads: true,
})

export const getOwnOrder = endpoint<typeof schemas.getOwnOrder>({
  method: 'POST',
  path: '/ce-exhibition/web/order/ownDetail', // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['OrderNotFound'],
})

/** Gives up an order that waits for payment, as it was seen. */
export const cancelOrder = endpoint<typeof schemas.cancelOrder>({
  method: 'POST',
  path: '/ce-exhibition/web/order/cancel', // path: ours
  access: 'signed-in',
  errors: ['OrderNotFound', 'OrderChanged', 'OrderNotNow'],
})

/** Confirms an order of services, within 12 hours (spec: live §9). */
export const confirmOrder = endpoint<typeof schemas.confirmOrder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/order/confirm', // path: ours
  access: 'manageServices',
  errors: ['OrderNotFound', 'OrderChanged', 'OrderNotNow'],
})

export const declineOrder = endpoint<typeof schemas.declineOrder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/order/decline', // path: ours
  access: 'manageServices',
  errors: ['OrderNotFound', 'OrderChanged', 'OrderNotNow'],
})

/** Every order, for organizers and finance. */
export const listOrders = endpoint<typeof schemas.listOrders>({
  method: 'POST',
  path: '/ce-exhibition/mgr/order/list', // path: ours
  access: 'readFinance',
  reads: true,
})

export const getOrder = endpoint<typeof schemas.getOrder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/order/detail', // path: ours
  access: 'readFinance',
  reads: true,
  errors: ['OrderNotFound'],
})
