import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { linesFile } from '../lib/load'
import { sized } from '../lib/smoke'
import { BUYERS, networkOf, tokenOf } from '../orders/fair'
import { openType, orderOf } from '../orders/rush'
import { type Cluster, EXHIBITS } from './cluster'

/** of one load; each buyer orders once in the case */
const ORDERS = sized(800, 40)
/** rows a page */
const LIMITS = { from: 8, to: 64 }
/** a prime: every line is taken once */
const STRIDE = 7_919

export interface Kind {
  name: string
  /** A file of requests for `load-servers.mjs`. */
  lines: string
  /** No line may be sent twice, by any of the loads: what was sent before is answered from memory. */
  once?: true
  /** How many are sent; without it as many as go into the seconds of a load. */
  amount?: number
}

const post = ({ path }: { path: string }, body: object, headers: Record<string, string> = {}) =>
  JSON.stringify({ method: 'POST', path: `/api${path}`, headers, body: JSON.stringify(body) })

function everyList(): string[] {
  const lines: string[] = []
  for (let limit = LIMITS.from; limit <= LIMITS.to; limit += 1) {
    for (let page = 1; page <= EXHIBITS / limit; page += 1) {
      for (const sort of ['recommended', 'newest', 'popular']) lines.push(post(listExhibits, { page, limit, sort }))
    }
  }
  // In no order: deep pages cost more, and each load is to meet as many of them.
  return lines.map((_, i) => lines[(i * STRIDE) % lines.length] ?? '')
}

/** What is sent to the servers: from what costs least to what costs most. */
export async function openKinds({ database }: Cluster): Promise<Kind[]> {
  const type = await openType({ database }, BUYERS)
  const order = orderOf(type)
  const buyers = Array.from({ length: BUYERS }, (_, n) => n)
  const from = (n: number) => ({ token: tokenOf(n), 'x-forwarded-for': networkOf(n) })
  return [
    { name: 'a page', lines: linesFile([JSON.stringify({ method: 'GET', path: '/exhibitss.html' })]) },
    { name: 'a list from memory', lines: linesFile([post(listExhibits, { page: 1, limit: 20 })]) },
    { name: 'a list from the database', lines: linesFile(everyList()), once: true },
    { name: 'an own read', lines: linesFile(buyers.map((n) => post(countUnreadNotices, {}, from(n)))) },
    {
      name: 'an order',
      lines: linesFile(buyers.map((n) => post(placeTicketOrder, order(n), from(n)))),
      once: true,
      amount: ORDERS,
    },
  ]
}
