import { and, asc, count, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listRefunds as contract } from '#contract/commerce/payments/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { countByState, type StateCounts } from '#server/platform/db/state-counts.ts'
import { orderRecords } from '#server/modules/commerce/orders/index.ts'
import { payments, refunds } from './payments.schema'

export type RefundRow = typeof refunds.$inferSelect

/** Keeps a refund; undefined where its key has been used. */
export async function insertRefund(db: Db, row: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const target = [refunds.orderId, refunds.clientKey]
  const [added] = await db.insert(refunds).values(row).onConflictDoNothing({ target }).returning()
  return added
}

export async function findByKey(db: Db, orderId: number, clientKey: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.clientKey, clientKey)))
  return row
}

export async function findByNumber(db: Db, number: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.number, number))
  return row
}

/** Moves a refund that stands so; undefined when somebody was first. */
export async function moveRefund(
  db: Db,
  id: number,
  from: RefundRow['state'],
  change: Partial<typeof refunds.$inferInsert>,
): Promise<RefundRow | undefined> {
  const [changed] = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), eq(refunds.state, from)))
    .returning()
  return changed
}

/** What was paid by transfer or at the door is returned by finance. */
const isByProvider = sql`not exists (select from payment where payment.id = refund.payment_id and payment.method <> 'wechat')`

/** Refunds that are due for a call to the provider; others leave them alone until `again`. */
export const takeToAsk = (db: Db, { now, again, limit }: { now: Date; again: Date; limit: number }) =>
  db
    .update(refunds)
    .set({ askAt: again, tries: sql`${refunds.tries} + 1` })
    .where(
      inArray(
        refunds.id,
        db
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(eq(refunds.state, 'asked'), lte(refunds.askAt, now), isByProvider))
          .orderBy(asc(refunds.askAt))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()

const selectRefunds = (db: Db) =>
  db
    .select({ refund: refunds, orderNumber: orderRecords.number, payment: payments })
    .from(refunds)
    .innerJoin(orderRecords, eq(orderRecords.id, refunds.orderId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .$dynamic()
export type RefundOfOrder = Awaited<ReturnType<typeof selectRefunds>>[number]

export async function findOfOrder(db: Db, id: number): Promise<RefundOfOrder | undefined> {
  const [row] = await selectRefunds(db).where(eq(refunds.id, id))
  return row
}

/** Every refund, the latest first. */
export async function listRefunds(db: Db, input: ParsedInputOf<typeof contract>) {
  const word = input.keyWord?.trim() ?? ''
  const where = and(
    input.state ? eq(refunds.state, input.state) : undefined,
    word === '' ? undefined : or(contains(refunds.number, word), contains(orderRecords.number, word)),
  )
  const [total] = await db
    .select({ n: count() })
    .from(refunds)
    .innerJoin(orderRecords, eq(orderRecords.id, refunds.orderId))
    .where(where)
  const rows = await selectRefunds(db).where(where).orderBy(desc(refunds.id)).limit(input.limit).offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}

/** Refunds of these numbers that are returned or on their way, whenever that is. */
export const listByNumbers = (db: Db, numbers: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.number, [...numbers]), inArray(refunds.state, ['asked', 'succeeded'])))

/** What was returned between two moments, with how it had been paid; null: nothing was paid. */
export const listDone = (db: Db, from: Date, until: Date) =>
  db
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'succeeded'), sql`${refunds.doneAt} >= ${from} and ${refunds.doneAt} < ${until}`))

/** How many refunds are in each state. */
export const countRefundsByState = (db: Db): Promise<StateCounts> => countByState(db, refunds, refunds.state)
