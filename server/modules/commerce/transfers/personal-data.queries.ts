import { inArray, sql } from 'drizzle-orm'
import { keep, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { transferAccounts, transfers } from './transfers.schema'

const ofOrders = (id: number) => sql`(select id from sales_order where account_id = ${id})`

/** Bank transfers: the books stay. */
export const personalDataOfTransfers: PersonalData[] = [
  keep('orders', transfers, 'books', {
    part: 'own',
    columns: [transfers.payer],
    rows: ({ id }) => inArray(transfers.orderId, ofOrders(id)),
  }),
]

/** Who decided on transfers and set the accounts. */
export const personalDataOfTransferStaff: PersonalData[] = [...trace(transfers.byAccount, transferAccounts.byAccount)]
