import { and, asc, count, desc, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm'
import type { InvoiceState } from '#contract/commerce/invoices/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { fileRecords } from '#server/modules/foundation/files/index.ts'
import { orderRecords } from '#server/modules/commerce/orders/index.ts'
import { refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import { invoices, invoiceTitles } from './invoices.schema'

export type InvoiceRow = typeof invoices.$inferSelect
export type TitleRow = typeof invoiceTitles.$inferSelect

const selectInvoices = (db: Db) =>
  db
    .select({
      invoice: invoices,
      orderNumber: orderRecords.number,
      orderKind: orderRecords.kind,
      buyer: accountRecords.name,
      fileExt: fileRecords.fileExt,
    })
    .from(invoices)
    .leftJoin(fileRecords, eq(fileRecords.id, invoices.fileId))
    .innerJoin(orderRecords, eq(orderRecords.id, invoices.orderId))
    .innerJoin(accountRecords, eq(accountRecords.id, invoices.accountId))
    .$dynamic()
export type InvoiceOfOrder = Awaited<ReturnType<typeof selectInvoices>>[number]

export async function findInvoice(db: Db, id: number): Promise<InvoiceOfOrder | undefined> {
  const [row] = await selectInvoices(db).where(eq(invoices.id, id))
  return row
}

export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.clientKey, clientKey)))
  return row
}

/** Keeps an application; undefined where its order has one that holds, or its key has been used. */
export async function insertInvoice(db: Db, row: typeof invoices.$inferInsert): Promise<InvoiceRow | undefined> {
  const [added] = await db.insert(invoices).values(row).onConflictDoNothing().returning()
  return added
}

/** The invoice of an order that holds. */
const selectHolding = (db: Db, orderId: number) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), notInArray(invoices.state, ['failed', 'reversed'])))

export async function findHolding(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await selectHolding(db, orderId)
  return row
}

/** The same as whoever is at it leaves it: nobody changes it until the caller's transaction ends. */
export async function lockHolding(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await selectHolding(db, orderId).for('update')
  return row
}

/** Whether an order has an invoice that holds. */
export async function isInvoiced(db: Db, orderId: number): Promise<boolean> {
  return (await findHolding(db, orderId)) !== undefined
}

/** What of an order is returned, or on its way: failed refunds too, which are tried again. */
export async function sumRefunded(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ fen: sql<number>`coalesce(sum(${refunds.fen} + ${refunds.feeFen}), 0)::integer` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.isReturn, false)))
  return row?.fen ?? 0
}

/** Moves an invoice that stands so and is as it was seen; undefined when somebody was first. */
export async function moveInvoice(
  db: Db,
  { id, version }: { id: number; version: number },
  from: readonly InvoiceState[],
  change: Partial<typeof invoices.$inferInsert>,
): Promise<InvoiceRow | undefined> {
  const [changed] = await db
    .update(invoices)
    .set({ ...change, version: sql`${invoices.version} + 1` })
    .where(and(eq(invoices.id, id), eq(invoices.version, version), inArray(invoices.state, [...from])))
    .returning()
  return changed
}

/**
 * Invoices that are due for a query at the service: new ones and those in progress. Others leave them alone until
 * `again`.
 */
export const takeToAsk = (db: Db, { now, again, limit }: { now: Date; again: Date; limit: number }) =>
  db
    .update(invoices)
    .set({ askAt: again })
    .where(
      inArray(
        invoices.id,
        db
          .select({ id: invoices.id })
          .from(invoices)
          .where(
            and(
              lte(invoices.askAt, now),
              inArray(invoices.state, ['applied', 'issuing', 'reversalAsked']),
              or(eq(invoices.state, 'applied'), eq(invoices.issuer, 'service')),
            ),
          )
          .orderBy(asc(invoices.askAt))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()

interface Requested extends PageInput {
  state?: InvoiceState | undefined
  orderId?: number | undefined
  keyWord?: string | undefined
}

/** Invoices of an account, or of everybody, the latest first. */
export async function listInvoices(db: Db, accountId: number | undefined, input: Requested) {
  const word = input.keyWord?.trim() ?? ''
  const where = and(
    accountId === undefined ? undefined : eq(invoices.accountId, accountId),
    input.state ? eq(invoices.state, input.state) : undefined,
    input.orderId ? eq(invoices.orderId, input.orderId) : undefined,
    word === ''
      ? undefined
      : or(
          contains(invoices.number, word),
          contains(invoices.invoiceNumber, word),
          contains(orderRecords.number, word),
          contains(sql`${invoices.title}->>'name'`, word),
        ),
  )
  const [total] = await db
    .select({ n: count() })
    .from(invoices)
    .innerJoin(orderRecords, eq(orderRecords.id, invoices.orderId))
    .where(where)
  const rows = await selectInvoices(db)
    .where(where)
    .orderBy(desc(invoices.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}

export const listTitles = (db: Db, accountId: number): Promise<TitleRow[]> =>
  db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.accountId, accountId))
    .orderBy(desc(invoiceTitles.isDefault), asc(invoiceTitles.id))

export async function clearDefault(db: Db, accountId: number): Promise<void> {
  await db.update(invoiceTitles).set({ isDefault: false }).where(eq(invoiceTitles.accountId, accountId))
}

export async function insertTitle(db: Db, row: typeof invoiceTitles.$inferInsert): Promise<TitleRow> {
  const [added] = await db.insert(invoiceTitles).values(row).returning()
  if (!added) throw new Error('the title was not kept')
  return added
}

const isOwn = (accountId: number, id: number) => and(eq(invoiceTitles.id, id), eq(invoiceTitles.accountId, accountId))

export async function changeTitle(
  db: Db,
  accountId: number,
  id: number,
  change: Partial<typeof invoiceTitles.$inferInsert>,
): Promise<TitleRow | undefined> {
  const [changed] = await db.update(invoiceTitles).set(change).where(isOwn(accountId, id)).returning()
  return changed
}

export async function deleteTitle(db: Db, accountId: number, id: number): Promise<boolean> {
  const removed = await db.delete(invoiceTitles).where(isOwn(accountId, id)).returning({ id: invoiceTitles.id })
  return removed.length > 0
}
