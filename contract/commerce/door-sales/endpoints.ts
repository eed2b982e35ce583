import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

/** Sells tickets of today for what was paid on the spot, once for a key, and lets their holders in where that is needed. */
export const sellAtDoor = endpoint<typeof schemas.sellAtDoor>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-exhibition/mgr/doorSale/sell', // path: ours
  access: 'checkIn',
  errors: [
    'TicketTypeNotFound',
    'TicketNotToday',
    'TicketNotOnSale',
    'TicketsSoldOut',
    'TicketBuyersOnly',
    'HolderTaken',
    'HolderNotVerified',
    'OrderPriceChanged',
    'CheckListNotFound',
    'CheckListClosed',
    'ServiceUnavailable',
  ],
})

/** What the viewer has sold today, the latest first, with what they took. */
export const listDoorSales = endpoint<typeof schemas.listDoorSales>({
  method: 'POST',
  path: '/ce-exhibition/mgr/doorSale/list', // path: ours
  access: 'checkIn',
  reads: true,
})

/** A sale with its tickets, to be shown or printed again. */
export const getDoorSale = endpoint<typeof schemas.getDoorSale>({
  method: 'POST',
  path: '/ce-exhibition/mgr/doorSale/detail', // path: ours
  access: 'checkIn',
  reads: true,
  errors: ['DoorSaleNotFound'],
})

/** The e-ticket of a sale at the door. */
export const getDoorTicketPaper = endpoint<typeof schemas.getDoorTicketPaper>({
  method: 'GET',
  path: '/ce-exhibition/mgr/doorSale/paper', // path: ours
  access: 'checkIn',
  answers: 'bytes',
  errors: ['TicketNotFound', 'TicketNotNow'],
})

/** Takes lines of a sale at the door back by their policy, once for a key; finance returns the money by hand. */
export const refundDoorSale = endpoint<typeof schemas.refundDoorSale>({
  method: 'POST',
  path: '/ce-exhibition/mgr/doorSale/refund', // path: ours
  access: 'manageFinance',
  errors: ['DoorSaleNotFound', 'RefundNotAllowed', 'OrderPriceChanged', 'OrderInvoiced'],
})
