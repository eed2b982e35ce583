import { quotas, ticketTypes } from '../tickets/types'
import { places } from '../waiting-list/places'
import { orders } from './rows'

/** Gives what puts the orders and tickets of the mock fair back to how they are now: tests share what was loaded. */
export function rememberOrders(): () => void {
  const kept = structuredClone({ orders, quotas, ticketTypes, places })
  return () => {
    orders.splice(0, orders.length, ...structuredClone(kept.orders))
    places.splice(0, places.length, ...structuredClone(kept.places))
    quotas.splice(0, quotas.length, ...structuredClone(kept.quotas))
    ticketTypes.splice(0, ticketTypes.length, ...structuredClone(kept.ticketTypes))
  }
}
