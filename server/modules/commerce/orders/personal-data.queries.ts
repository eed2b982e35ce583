import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { keep, type PersonalData, strip, trace } from '#server/modules/foundation/personal-data/index.ts'
import { orderLines, orders, orderSteps } from './orders.schema'

const ofOrders = (id: number) => sql`(select id from sales_order where account_id = ${id})`

/** Orders: the books stay, without the contact. */
export const personalDataOfOrders: PersonalData[] = [
  strip('orders', orders.accountId, {
    columns: [orders.contactName, orders.contactPhone],
    set: { contactName: '', contactPhone: '' },
    why: 'books',
  }),
  keep('orders', orderLines, 'books', { part: 'own', rows: ({ id }) => inArray(orderLines.orderId, ofOrders(id)) }),
]

/** Who sold and handled orders. */
export const personalDataOfOrderStaff: PersonalData[] = [...trace(orders.soldBy, orderSteps.byAccount)]

/** How many orders of an account wait for their payment: it cannot be deleted meanwhile. */
export async function countPendingOrders(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.state, 'pending')))
  return row?.n ?? 0
}
