import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ticketEntries } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { orderLines, orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { payments } from '#server/modules/commerce/payments/payments.schema.ts'
import { quotas, tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Holds so many places more of a quota; negative: releases them. */
export async function holdPlaces(db: Db, quotaId: number, places: number): Promise<void> {
  const held = sql`${quotas.held} + ${places}`
  await db.update(quotas).set({ held }).where(eq(quotas.id, quotaId))
}

/** Notes on every ticket with an entry when it was used. */
export async function markEntered(db: Db): Promise<void> {
  await db
    .update(tickets)
    .set({ usedAt: sql`${ticketEntries.at}` })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketId, tickets.id), isNull(tickets.usedAt)))
}

/** An order with its payment and its lines. Throws where it was not made. */
export async function readOrder(db: Db, orderId: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`there is no order ${orderId}`)
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  return { order, payment, lines }
}

interface Returned {
  orderId: number
  refundId: number
  lineIds: number[]
  fen: number
  isDone: boolean
}

/** Gives lines to a refund, with their tickets and, once it is done, their places. */
export async function returnLines(db: Db, { orderId, refundId, lineIds, fen, isDone }: Returned): Promise<void> {
  await db.update(payments).set({ refundedFen: fen }).where(eq(payments.orderId, orderId))
  await db.update(orderLines).set({ refundId }).where(inArray(orderLines.id, lineIds))
  const state = isDone ? 'refunded' : 'locked'
  const changed = await db.update(tickets).set({ state }).where(inArray(tickets.lineId, lineIds)).returning()
  if (!isDone) return
  const [type] = await db
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.id, changed[0]?.typeId ?? 0))
  await holdPlaces(db, type?.quotaId ?? 0, -changed.length)
}
