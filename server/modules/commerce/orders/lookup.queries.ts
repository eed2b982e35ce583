import { desc, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { beginsWithNumber } from '#server/platform/db/name-words.ts'
import { orders } from './orders.schema'

const { id, number, contactName } = orders

/** The newest orders by the beginning of their number. */
export const lookUpOrders = (db: Db, text: string, limit: number) =>
  db
    .select({ id, number, contactName })
    .from(orders)
    .where(beginsWithNumber(number, text))
    .orderBy(desc(number))
    .limit(limit)

/** The newest orders of some accounts. */
export async function lookUpOrdersOf(db: Db, accountIds: readonly number[], limit: number) {
  if (accountIds.length === 0) return []
  return db
    .select({ id, number, contactName })
    .from(orders)
    .where(inArray(orders.accountId, [...accountIds]))
    .orderBy(desc(id))
    .limit(limit)
}
