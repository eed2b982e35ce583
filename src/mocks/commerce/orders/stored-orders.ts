import type { MockOrder } from './orders'

const KEY = 'mock-service-orders'

/** Orders of services that earlier pages of this window have placed: the form and the order stand on different pages. */
export function listStoredOrders(): MockOrder[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- what `keep` has written
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as MockOrder[]
}

/** Keeps an order for the pages that this window opens next. */
export function storeOrder(order: MockOrder): void {
  sessionStorage.setItem(KEY, JSON.stringify([...listStoredOrders(), order]))
}
