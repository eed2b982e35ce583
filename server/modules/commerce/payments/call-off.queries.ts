import { and, asc, desc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { orderLines, orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { ticketRecords } from '#server/modules/commerce/tickets/index.ts'
import { callOffs, refunds } from './payments.schema'

export type CallOffRow = typeof callOffs.$inferSelect

const isOf = (typeIds: readonly number[]) => inArray(ticketRecords.typeId, [...typeIds])
const isUnused = and(eq(ticketRecords.state, 'valid'), isNull(ticketRecords.usedAt))

/** What calling these types off would mean now. */
export async function countAffected(db: Db, typeIds: readonly number[]) {
  const [paid] = await db
    .select({
      orders: sql<number>`count(distinct ${ticketRecords.orderId})::integer`,
      tickets: sql<number>`count(*)::integer`,
      fen: sql<number>`coalesce(sum(${orderLines.paidFen}), 0)::float8`,
    })
    .from(ticketRecords)
    .innerJoin(orderLines, eq(orderLines.id, ticketRecords.lineId))
    .where(and(isOf(typeIds), isUnused))
  const [others] = await db
    .select({
      used: sql<number>`count(*) filter (where ${ticketRecords.usedAt} is not null)::integer`,
      pending: sql<number>`count(distinct ${ticketRecords.orderId}) filter (where ${ticketRecords.state} = 'held')::integer`,
    })
    .from(ticketRecords)
    .where(and(isOf(typeIds), inArray(ticketRecords.state, ['valid', 'held'])))
  return {
    orders: paid?.orders ?? 0,
    tickets: paid?.tickets ?? 0,
    fen: paid?.fen ?? 0,
    used: others?.used ?? 0,
    pending: others?.pending ?? 0,
  }
}

/** Keeps what is canceled; undefined where the key has been used. */
export async function insertCallOff(db: Db, row: typeof callOffs.$inferInsert): Promise<CallOffRow | undefined> {
  const [added] = await db.insert(callOffs).values(row).onConflictDoNothing().returning()
  return added
}

export async function findByKey(db: Db, byAccount: number, clientKey: string): Promise<CallOffRow | undefined> {
  const [row] = await db
    .select()
    .from(callOffs)
    .where(and(eq(callOffs.byAccount, byAccount), eq(callOffs.clientKey, clientKey)))
  return row
}

export const listOpen = (db: Db): Promise<CallOffRow[]> =>
  db.select().from(callOffs).where(isNull(callOffs.doneAt)).orderBy(asc(callOffs.id))

export const listAll = (db: Db): Promise<CallOffRow[]> =>
  db.select().from(callOffs).orderBy(desc(callOffs.id)).limit(100)

export async function setDone(db: Db, id: number, doneAt: Date): Promise<void> {
  await db
    .update(callOffs)
    .set({ doneAt })
    .where(and(eq(callOffs.id, id), isNull(callOffs.doneAt)))
}

/** Orders that still have unused tickets of these types, or wait for payment of some. */
export async function listLeft(db: Db, typeIds: readonly number[], limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ orderId: ticketRecords.orderId })
    .from(ticketRecords)
    .innerJoin(orders, eq(orders.id, ticketRecords.orderId))
    .where(
      and(isOf(typeIds), sql`((${isUnused}) or (${ticketRecords.state} = 'held' and ${orders.state} = 'pending'))`),
    )
    .orderBy(asc(ticketRecords.orderId))
    .limit(limit)
  return rows.map(({ orderId }) => orderId)
}

/** The lines of an order with unused tickets of these types. */
export const listLinesLeft = async (db: Db, orderId: number, typeIds: readonly number[]) =>
  (
    await db
      .select({ line: orderLines })
      .from(ticketRecords)
      .innerJoin(orderLines, eq(orderLines.id, ticketRecords.lineId))
      .where(and(eq(ticketRecords.orderId, orderId), isOf(typeIds), isUnused, isNull(orderLines.refundId)))
      .orderBy(asc(orderLines.id))
  ).map(({ line }) => line)

/** How many orders a cancellation has refunded or is refunding, and what it returns. */
export async function sumOf(db: Db, clientKey: string): Promise<{ orders: number; fen: number }> {
  const [row] = await db
    .select({
      orders: sql<number>`count(distinct ${refunds.orderId})::integer`,
      fen: sql<number>`coalesce(sum(${refunds.fen}), 0)::float8`,
    })
    .from(refunds)
    .where(or(eq(refunds.clientKey, clientKey), like(refunds.clientKey, `${clientKey}:%`)))
  return row ?? { orders: 0, fen: 0 }
}
