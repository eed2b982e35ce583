import { inArray, sql } from 'drizzle-orm'
import { ticketEntries } from '../check-in/check-in.schema'
import { couponClaims } from '../coupons/coupons.schema'
import { invoices, invoiceTitles } from '../invoices/invoices.schema'
import { orderLines, orders, orderSteps } from '../orders/orders.schema'
import { callOffs, payments, refunds } from '../payments/payments.schema'
import { contracts } from '../services/services.schema'
import { tickets } from '../tickets/tickets.schema'
import { transferAccounts, transfers } from '../transfers/transfers.schema'
import { waitingPlaces } from '../waiting-list/waiting-list.schema'
import { erase, keep, type PersonalData, strip, trace } from './kept.queries'

const ofOrders = (id: number) => sql`(select id from sales_order where account_id = ${id})`

/** What is sold, and who paid for it: the books stay. */
export const keptOfMoney: PersonalData[] = [
  strip('orders', orders.accountId, {
    columns: [orders.contactName, orders.contactPhone],
    set: { contactName: '', contactPhone: '' },
    why: 'books',
  }),
  keep('orders', orderLines, 'books', { part: 'own', rows: ({ id }) => inArray(orderLines.orderId, ofOrders(id)) }),
  keep('orders', payments, 'books', {
    part: 'own',
    hidden: [payments.codeUrl],
    rows: ({ id }) => inArray(payments.orderId, ofOrders(id)),
  }),
  keep('orders', refunds, 'books', { part: 'own', rows: ({ id }) => inArray(refunds.orderId, ofOrders(id)) }),
  keep('orders', transfers, 'books', {
    part: 'own',
    columns: [transfers.payer],
    rows: ({ id }) => inArray(transfers.orderId, ofOrders(id)),
  }),
  ...trace(orders.soldBy, orderSteps.byAccount, refunds.byAccount, callOffs.byAccount),
  ...trace(transfers.byAccount, transferAccounts.byAccount, contracts.byAccount),
  strip('tickets', tickets.accountId, {
    columns: [tickets.holderName, tickets.holderIdNumber],
    hidden: [tickets.holderHash],
    set: { holderName: '', holderIdType: null, holderIdNumber: null, holderHash: null },
    why: 'books',
  }),
  ...trace(ticketEntries.byAccount),
  erase('titles', invoiceTitles.accountId),
  keep('invoices', invoices.accountId, 'books', { columns: [invoices.title] }),
  strip('coupons', couponClaims.accountId, {
    columns: [couponClaims.giftAddress],
    set: { giftAddress: null },
    why: 'counted',
  }),
  keep('waiting', waitingPlaces.accountId, 'counted'),
]
