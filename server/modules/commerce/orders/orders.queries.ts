import { and, asc, count, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OrderAction } from '#contract/commerce/orders/rules.ts'
import { type Db, signal } from '#server/platform/db/database.ts'
import { buildOnce } from '#server/platform/db/db.ts'
import { countByState, type StateCounts } from '#server/platform/db/state-counts.ts'
import { refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import { orderLines, orders, orderSteps } from './orders.schema'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type StepRow = typeof orderSteps.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

export async function findSold(
  db: Db,
  { soldBy, clientKey }: { soldBy: number; clientKey: string },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.soldBy, soldBy), eq(orders.clientKey, clientKey)))
  return row
}

/** What somebody has sold at the door since a moment, the latest first, and what they took by each way of paying. */
export async function listSold(db: Db, { soldBy, from, limit }: { soldBy: number; from: Date; limit: number }) {
  const where = and(eq(orders.soldBy, soldBy), gte(orders.createdAt, from))
  const rows = await db.select().from(orders).where(where).orderBy(desc(orders.id)).limit(limit)
  const taken = await db
    .select({ method: orders.method, sales: count(), fen: sql<number>`sum(${orders.payableFen})::float8` })
    .from(orders)
    .where(where)
    .groupBy(orders.method)
  return { rows, sums: taken.flatMap(({ method, ...sum }) => (method ? [{ method, ...sum }] : [])) }
}

export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.clientKey, clientKey)))
  return row
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** An order that nobody else changes until this transaction has ended. */
export async function holdOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row
}

interface Transition {
  from: OrderRow['state']
  /** As it was seen, where somebody saw it. */
  version?: number | undefined
  /** The moment at which its time must be over: whoever has prolonged it meanwhile was first. */
  overAt?: Date | undefined
}

/** Says that an own order of an account stands otherwise. */
export const ordersSignal = 'orders'
const notifyPages = async (db: Db, { accountId }: Pick<OrderRow, 'accountId'>): Promise<void> => {
  if (accountId !== null) await signal(db, ordersSignal, [accountId])
}

/** Moves an order that stands so, and writes down what was done; undefined when somebody was first. */
export async function moveOrder(
  db: Db,
  id: number,
  { from, version, overAt }: Transition,
  change: Partial<typeof orders.$inferInsert>,
  step: { action: OrderAction; byAccount?: number | null },
): Promise<OrderRow | undefined> {
  const [changed] = await db
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.state, from),
        version === undefined ? undefined : eq(orders.version, version),
        overAt === undefined ? undefined : lt(orders.heldUntil, overAt),
      ),
    )
    .returning()
  if (changed) await addStep(db, { orderId: id, ...step })
  if (changed) await notifyPages(db, changed)
  return changed
}

export async function addStep(db: Db, step: typeof orderSteps.$inferInsert): Promise<void> {
  await db.insert(orderSteps).values(step)
}

/** Lets an order wait until a moment; the caller holds it. */
export async function extendHold(db: Db, id: number, heldUntil: Date): Promise<void> {
  await db
    .update(orders)
    .set({ heldUntil, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, id), eq(orders.state, 'pending')))
}

/** Raises the version of an order without a change of its state. */
export async function touchOrder(db: Db, id: number): Promise<void> {
  const [touched] = await db
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning()
  if (touched) await notifyPages(db, touched)
}

/** Orders past their time for confirmation or payment. */
export const listOverdue = (db: Db, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.heldUntil, now)))
    .orderBy(asc(orders.heldUntil))
    .limit(limit)

/** Gives lines to a refund that have none; false where one has. */
export async function assignLinesToRefund(db: Db, orderId: number, lineIds: readonly number[], refundId: number) {
  const given = await db
    .update(orderLines)
    .set({ refundId })
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.id, [...lineIds]), isNull(orderLines.refundId)))
    .returning({ id: orderLines.id })
  return given.length === lineIds.length
}

/** Whether an order has lines without a refund request. */
export async function hasLinesLeft(db: Db, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.refundId)))
    .limit(1)
  return row !== undefined
}

export const listLinesOfRefund = (db: Db, refundId: number): Promise<LineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.refundId, refundId))

const ofOrders = async <Row extends { orderId: number }>(ids: readonly number[], read: () => Promise<Row[]>) =>
  ids.length === 0 ? [] : read()

const isOfOrders = (column: PgColumn) => sql`${column} = any(${sql.placeholder('ids')}::integer[])`
const selectLines = buildOnce((db) =>
  db.select().from(orderLines).where(isOfOrders(orderLines.orderId)).orderBy(asc(orderLines.id)).prepare(''),
)
const selectRefunds = buildOnce((db) =>
  db.select().from(refunds).where(isOfOrders(refunds.orderId)).orderBy(asc(refunds.id)).prepare(''),
)

export const listLines = (db: Db, ids: readonly number[]): Promise<LineRow[]> =>
  ofOrders(ids, () => selectLines(db).execute({ ids }))

export const listSteps = (db: Db, ids: readonly number[]) =>
  ofOrders(ids, () =>
    db
      .select()
      .from(orderSteps)
      .where(inArray(orderSteps.orderId, [...ids]))
      .orderBy(asc(orderSteps.id)),
  )

export const listRefundsOf = (db: Db, ids: readonly number[]): Promise<RefundRow[]> =>
  ofOrders(ids, () => selectRefunds(db).execute({ ids }))

/** How many orders are in each stored state; refunds are counted apart. */
export const countOrdersByState = (db: Db): Promise<StateCounts> => countByState(db, orders, orders.state)
