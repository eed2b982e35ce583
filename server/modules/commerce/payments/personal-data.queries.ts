import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { orderRecords } from '#server/modules/commerce/orders/index.ts'
import { keep, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { callOffs, payments, refunds } from './payments.schema'

const ofOrders = (id: number) => sql`(select id from sales_order where account_id = ${id})`

/** Payments and refunds: the books stay. */
export const personalDataOfPayments: PersonalData[] = [
  keep('orders', payments, 'books', {
    part: 'own',
    hidden: [payments.codeUrl],
    rows: ({ id }) => inArray(payments.orderId, ofOrders(id)),
  }),
  keep('orders', refunds, 'books', { part: 'own', rows: ({ id }) => inArray(refunds.orderId, ofOrders(id)) }),
]

/** Who refunded payments and canceled sales. */
export const personalDataOfPaymentStaff: PersonalData[] = [...trace(refunds.byAccount, callOffs.byAccount)]

/** How many refunds of an account are under way, or failed and wait for finance: it cannot be deleted meanwhile. */
export async function countOpenRefunds(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(refunds)
    .innerJoin(orderRecords, eq(orderRecords.id, refunds.orderId))
    .where(and(eq(orderRecords.accountId, accountId), inArray(refunds.state, ['asked', 'failed'])))
  return row?.n ?? 0
}
