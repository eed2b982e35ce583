import type { Row } from '../lib/table'
import { openMarket } from '../orders/fair'
import { scanTickets } from '../orders/gate'
import { readOwnOrders } from '../orders/own'
import { rushForAll, rushForFew } from '../orders/rush'

/** What is sold under a rush, what a gate and a buyer wait for; each row as it ends. */
export async function* benchOrders(): AsyncGenerator<Row> {
  const market = await openMarket()
  yield* rushForFew(market)
  yield* rushForAll(market)
  yield* scanTickets(market)
  yield* readOwnOrders(market)
}
