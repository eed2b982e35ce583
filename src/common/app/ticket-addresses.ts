/** Addresses of the ticket hall and of what belongs to it in the personal centre. */

export const ticketHallAddress = './invoiceHall.html'
export const orderAddress = (id: number): string => `./invoiceHall.html#/order?id=${id}`
export const ticketAddress = (id: number): string => `./invoiceHall.html#/ticket?id=${id}`
/** An order in the organizer console, of which this is the hash. */
export const managedOrderAddress = (id: number): string => `#/orders?order=${id}`
/** Where exhibitors order booths, advert spaces, live hours, templates and badges. */
export const resourceAddress = './resourceOrdering.html'
export const ownServicesAddress = './personal.html#/services'
export const ownOrdersAddress = './personal.html#/orders'
export const ownTicketsAddress = './personal.html#/tickets'
export const ownInvoicesAddress = './personal.html#/invoices'
