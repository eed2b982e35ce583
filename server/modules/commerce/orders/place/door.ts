import type { DoorMethod } from '#contract/commerce/orders/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { assertAllHeld, findUnsold, grantTickets, takeTicketPlaces } from '#server/modules/commerce/tickets/index.ts'
import type { RequestedItem } from './check-tickets'
import { draftTicketLines, priceOrder } from './draft'
import { validateOrder, validatePrice } from './validate-order'
import { makeNumber } from '../number'
import { findSold, type OrderRow } from '../orders.queries'
import { storeOrder } from './order-store.queries'

interface Sale {
  /** Who sells. */
  soldBy: number
  clientKey: string
  method: DoorMethod
  items: readonly RequestedItem[]
  /** The price that the seller saw. */
  payableFen: number
}

/**
 * Places an order that was paid on site, with its tickets valid at once: it belongs to no account. The caller has read and
 * checked it; these are steps 3 to 5 of `placeTicketOrder`. undefined where the key has been used. Throws TicketNotOnSale,
 * OrderPriceChanged, HolderTaken, TicketsSoldOut.
 */
export async function placeDoorOrder(db: Db, vault: Vault, sale: Sale): Promise<OrderRow | undefined> {
  const { soldBy, clientKey, method, items } = sale
  if (await findSold(db, { soldBy, clientKey })) return undefined
  const halted = await findUnsold(
    db,
    items.map(({ type }) => type.id),
  )
  validateOrder({ items, halted })

  const price = priceOrder(items.map(({ type }) => type.fen))
  validatePrice(price.payableFen, sale.payableFen)

  const now = new Date()
  const order = {
    ...price,
    number: makeNumber('T', now),
    kind: 'ticket' as const,
    soldBy,
    clientKey,
    state: 'paid' as const,
    contactName: '',
    contactPhone: '',
    heldUntil: now,
    paidAt: now,
    method: price.payableFen === 0 ? ('free' as const) : method,
  }
  const stored = await storeOrder(db, { order, lines: draftTicketLines(vault, items), actions: ['place', 'pay'], now })
  if (!stored) return undefined
  const lineIds = stored.lines.map(({ id }) => id)
  assertAllHeld(items, lineIds, stored.tickets)
  await grantTickets(db, stored.order.id)
  await takeTicketPlaces(db, items)
  return stored.order
}
