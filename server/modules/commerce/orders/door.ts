import type { DoorMethod } from '#contract/commerce/orders/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { grantTickets, holdTickets } from '#server/modules/commerce/tickets/index.ts'
import type { RequestedItem } from './check-tickets'
import { makeNumber } from './number'
import * as queries from './orders.queries'

interface Sale {
  /** Who sells. */
  soldBy: number
  clientKey: string
  method: DoorMethod
  wanted: readonly RequestedItem[]
  /** What was taken. */
  payableFen: number
}

/**
 * Writes down an order that was paid at the door, with its tickets valid at once: it belongs to no account. undefined where
 * the key has been used. Throws OrderPriceChanged, TicketsSoldOut, HolderTaken.
 */
export async function writeDoorOrder(db: Db, vault: Vault, sale: Sale): Promise<queries.OrderRow | undefined> {
  const { soldBy, clientKey, method, wanted } = sale
  const payableFen = wanted.reduce((sum, { type }) => sum + type.fen, 0)
  const now = new Date()
  const order = await queries.insertDoorOrder(db, {
    number: makeNumber('T', now),
    kind: 'ticket',
    soldBy,
    clientKey,
    state: 'paid',
    totalFen: payableFen,
    discountFen: 0,
    payableFen,
    contactName: '',
    contactPhone: '',
    heldUntil: now,
    paidAt: now,
    method: payableFen === 0 ? 'free' : method,
  })
  if (!order) return undefined
  if (payableFen !== sale.payableFen) throw fail('OrderPriceChanged', { payableFen })
  const lines = await queries.insertLines(
    db,
    wanted.map(({ type }) => ({
      orderId: order.id,
      name: type.name,
      unitFen: type.fen,
      discountFen: 0,
      paidFen: type.fen,
      refundUntil: type.refundUntil,
      refundFeePercent: type.refundFeePercent,
    })),
  )
  for (const action of ['place', 'pay'] as const)
    await queries.addStep(db, { orderId: order.id, action, byAccount: soldBy })
  const ordered = wanted.map((one, i) => ({ ...one, lineId: lines[i]?.id ?? 0 }))
  await holdTickets(db, vault, { orderId: order.id, accountId: null }, ordered)
  await grantTickets(db, order.id)
  return order
}
