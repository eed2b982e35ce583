import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { TransferState } from '#contract/commerce/transfers/rules.ts'
import type { TransferAccount } from '#contract/commerce/transfers/schemas.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { orderRecords } from '#server/modules/commerce/orders/index.ts'
import { transferAccounts, transfers } from './transfers.schema'

export type TransferRow = typeof transfers.$inferSelect

export async function findTransferAccount(db: Db): Promise<TransferAccount | null> {
  const { name, bank, account } = transferAccounts
  const [row] = await db.select({ name, bank, account }).from(transferAccounts)
  return row ?? null
}

export async function setTransferAccount(db: Db, row: typeof transferAccounts.$inferInsert): Promise<void> {
  await db
    .insert(transferAccounts)
    .values({ ...row, id: 1 })
    .onConflictDoUpdate({ target: transferAccounts.id, set: row })
}

export async function deleteTransferAccount(db: Db): Promise<void> {
  await db.delete(transferAccounts)
}

/** Writes a transfer down; undefined where its key was used, or another of the order waits. */
export async function insertTransfer(db: Db, row: typeof transfers.$inferInsert): Promise<TransferRow | undefined> {
  const [added] = await db.insert(transfers).values(row).onConflictDoNothing().returning()
  return added
}

export async function findByKey(db: Db, orderId: number, clientKey: string): Promise<TransferRow | undefined> {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), eq(transfers.clientKey, clientKey)))
  return row
}

/** The latest first. */
export const listOfOrder = (db: Db, orderId: number): Promise<TransferRow[]> =>
  db.select().from(transfers).where(eq(transfers.orderId, orderId)).orderBy(desc(transfers.id))

const isWaiting = eq(transfers.state, 'submitted')

/** Orders that expired before then while their transfer waits for finance. */
export async function listForgotten(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderRecords.id })
    .from(transfers)
    .innerJoin(orderRecords, eq(orderRecords.id, transfers.orderId))
    .where(and(isWaiting, eq(orderRecords.state, 'pending'), lt(orderRecords.heldUntil, before)))
    .orderBy(asc(orderRecords.heldUntil))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether a transfer for an order waits for finance. */
export async function isSubmitted(db: Db, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), isWaiting))
    .limit(1)
  return row !== undefined
}

export interface TransferOf {
  transfer: TransferRow
  orderNumber: string
  fen: number
  buyer: Bilingual
}

const selectTransfers = (db: Db) =>
  db
    .select({
      transfer: transfers,
      orderNumber: orderRecords.number,
      fen: orderRecords.payableFen,
      buyer: accountRecords.name,
    })
    .from(transfers)
    .innerJoin(orderRecords, eq(orderRecords.id, transfers.orderId))
    .innerJoin(accountRecords, eq(accountRecords.id, orderRecords.accountId))
    .$dynamic()

export async function findTransfer(db: Db, id: number): Promise<TransferOf | undefined> {
  const [row] = await selectTransfers(db).where(eq(transfers.id, id))
  return row
}

/** Those that wait, the oldest first; of the others the latest first. */
export async function listTransfers(
  db: Db,
  { state, ...page }: PageInput & { state?: TransferState | undefined },
): Promise<{ rows: TransferOf[]; total: number }> {
  const where = state ? eq(transfers.state, state) : undefined
  const [total] = await db.select({ n: count() }).from(transfers).where(where)
  const rows = await selectTransfers(db)
    .where(where)
    .orderBy(state === 'submitted' ? asc(transfers.id) : desc(transfers.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** Decides a transfer that waits, as it was seen; false when somebody was first. */
export async function decide(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof transfers.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(transfers)
    .set({ ...change, version: sql`${transfers.version} + 1` })
    .where(and(eq(transfers.id, id), eq(transfers.version, version), eq(transfers.state, 'submitted')))
    .returning({ id: transfers.id })
  return changed.length > 0
}
