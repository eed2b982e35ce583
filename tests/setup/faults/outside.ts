import { setTimeout as wait } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { signedInAs } from '../access'
import { newBuyers } from '../money/buyers'
import { type LoadRequest, loadDuring, type LoadResult } from './load'

/** ms between two requests of a sender, and between two orders */
const REQUEST_MS = 50
const ORDER_MS = 250
const BUYERS = 400

export interface Outcome extends LoadResult {
  /** Orders that were acknowledged in the end, each by its first key. */
  acknowledged: number
  /** Acknowledged orders that are not stored. */
  lost: number
  /** Orders that are stored twice. */
  doubled: number
}

const sent = (token: string, input: object): RequestInit => ({
  method: 'POST',
  headers: { token, 'content-type': 'application/json' },
  body: JSON.stringify(input),
})

const urlOf = (origin: string, { path }: AnyEndpoint): string => `${origin}/api${path}`

/** Buyers who order one after the other, and press again with the same key until the order is acknowledged. */
async function startOrdering(origins: readonly string[], database: Database, prefix: string) {
  const [type] = await database.db.select().from(ticketTypes).where(eq(ticketTypes.kind, 'group')).limit(1)
  const buyers = await newBuyers({ database }, BUYERS)
  const acknowledged: string[] = []
  const pending: Promise<void>[] = []
  const place = async (n: number) => {
    const key = `${prefix}-order-${n}`
    const contact = { name: '甲', phone: '13800138006' }
    const lines = [{ typeId: type?.id ?? 0, quantity: 1, holders: [] }]
    const init = sent(buyers[n]?.token ?? '', { key, lines, contact, couponId: null, payableFen: type?.fen ?? 0 })
    for (;;) {
      const origin = origins[n % origins.length] ?? ''
      const isPlaced = await fetch(urlOf(origin, placeTicketOrder), init).then(
        async (answer) => answer.status === 200 && (await answer.json()).code === 0,
        () => false,
      )
      if (isPlaced) return void acknowledged.push(key)
      await wait(ORDER_MS)
    }
  }
  let n = 0
  const timer = setInterval(() => {
    if (n < BUYERS) pending.push(place(n))
    n += 1
  }, ORDER_MS)
  return {
    acknowledged,
    async quiet() {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}

/**
 * Light load on the servers while a fault happens: pages, a list, a read of the database, and orders. `event` causes the
 * fault and ends it; what `more` adds is sent as well.
 */
export async function underFault(
  name: string,
  { origins, database, more = [] }: { origins: readonly string[]; database: Database; more?: LoadRequest[] },
  event: () => Promise<void>,
): Promise<Outcome> {
  const { token } = await signedInAs({ database }, userTypes.buyer)
  const requests = origins.flatMap((origin): LoadRequest[] => [
    { name: 'page', url: `${origin}/exhibitss.html`, everyMs: REQUEST_MS },
    { name: 'list', url: urlOf(origin, listExhibits), init: sent('', {}), everyMs: REQUEST_MS },
    { name: 'read', url: urlOf(origin, countUnreadNotices), init: sent(token, {}), everyMs: REQUEST_MS },
  ])
  const ordering = await startOrdering(origins, database, name)
  const load = await loadDuring([...requests, ...more], event, { width: 1 })
  await ordering.quiet()
  const rows = await database.db
    .select({ key: orders.clientKey })
    .from(orders)
    .where(like(orders.clientKey, `${name}-order-%`))
  const stored = new Set(rows.map(({ key }) => key))
  const outcome = {
    ...load,
    acknowledged: ordering.acknowledged.length,
    lost: ordering.acknowledged.filter((key) => !stored.has(key)).length,
    doubled: rows.length - stored.size,
  }
  const slowest = Object.entries(load.slowestMs).map(([kind, ms]) => `${kind} ${Math.round(ms)} ms`)
  console.info(
    `${name}: ${load.total} requests ${JSON.stringify(load.counts)}, last failure after ${(load.failedMs / 1_000).toFixed(1)} s; ` +
      `slowest: ${slowest.join(', ')}; ${outcome.acknowledged} orders, ${outcome.lost} lost, ${outcome.doubled} doubled`,
  )
  return outcome
}

/** Requests that were not answered with 200, by name. */
export const failures = ({ counts }: LoadResult): string[] =>
  Object.keys(counts)
    .filter((one) => !one.endsWith(' 200'))
    .toSorted()
