import { contracts, services } from '#src/mocks/commerce/services/services.ts'
import { transfers } from '#src/mocks/commerce/transfers/transfers.ts'
import { quotas, ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { places } from '#src/mocks/commerce/waiting-list/places.ts'
import { orders } from './rows'

/** When the times of the orders that wait for their money were true. */
let trueAt = Date.now()

/** What waits for its money waits as long as it did when it was read, however long the tests before took. */
function renewWaiting(): void {
  const passed = Date.now() - trueAt
  trueAt += passed
  for (const order of orders)
    if (order.stored === 'pending') order.createdAt = new Date(Date.parse(order.createdAt) + passed).toISOString()
}

/** Gives what puts the orders, tickets, services and transfers of the mock fair back to how they are now: tests share what was loaded. */
export function rememberOrders(): () => void {
  renewWaiting()
  const kept = structuredClone({ orders, quotas, ticketTypes, services, contracts, transfers, places })
  return () => {
    orders.splice(0, orders.length, ...structuredClone(kept.orders))
    places.splice(0, places.length, ...structuredClone(kept.places))
    quotas.splice(0, quotas.length, ...structuredClone(kept.quotas))
    services.splice(0, services.length, ...structuredClone(kept.services))
    contracts.splice(0, contracts.length, ...structuredClone(kept.contracts))
    transfers.splice(0, transfers.length, ...structuredClone(kept.transfers))
    ticketTypes.splice(0, ticketTypes.length, ...structuredClone(kept.ticketTypes))
  }
}
