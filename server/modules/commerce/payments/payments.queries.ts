import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { payments } from './payments.schema'

export type PaymentRow = typeof payments.$inferSelect

/** Opens a payment; undefined where the order has one open already. */
export async function insertPayment(db: Db, row: typeof payments.$inferInsert): Promise<PaymentRow | undefined> {
  const [added] = await db.insert(payments).values(row).onConflictDoNothing().returning()
  return added
}

export async function findOpen(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
  return row
}

export async function findByNumber(db: Db, number: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.number, number))
  return row
}

export async function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** The payment that an order was paid by, of which something can still be returned: the first that was accepted. */
export const listPaid = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(payments.paidAt), asc(payments.id))

export async function setCodeUrl(db: Db, id: number, codeUrl: string): Promise<void> {
  await db
    .update(payments)
    .set({ codeUrl })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
}

/** Writes down that it was paid: once, also where it was given up before. undefined: it was written down already. */
export async function setPaid(
  db: Db,
  number: string,
  paid: { paidFen: number; providerNumber: string; paidAt: Date },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ ...paid, state: 'paid' })
    .where(and(eq(payments.number, number), ne(payments.state, 'paid')))
    .returning()
  return row
}

/** Writes down that the provider has closed it. */
export async function setClosed(db: Db, number: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'closed' })
    .where(and(eq(payments.number, number), eq(payments.state, 'open')))
}

/** Reserves a part of a payment that is to be returned; false where less is left. */
export async function takeFromPayment(db: Db, id: number, fen: number): Promise<boolean> {
  const taken = await db
    .update(payments)
    .set({ refundedFen: sql`${payments.refundedFen} + ${fen}` })
    .where(and(eq(payments.id, id), lte(sql`${payments.refundedFen} + ${fen}`, payments.paidFen)))
    .returning({ id: payments.id })
  return taken.length > 0
}

/** Open payments that are due for a query at the provider; others leave them alone until `again`. */
export const takeToAsk = (db: Db, { now, again, limit }: { now: Date; again: Date; limit: number }) =>
  db
    .update(payments)
    .set({ askAt: again })
    .where(
      inArray(
        payments.id,
        db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.state, 'open'), lte(payments.askAt, now)))
          .orderBy(asc(payments.askAt))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()

export const listByDay = (db: Db, from: Date, until: Date): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'paid'), sql`${payments.paidAt} >= ${from} and ${payments.paidAt} < ${until}`))
    .orderBy(desc(payments.paidAt))
