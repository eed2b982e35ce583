import { inArray, sql } from 'drizzle-orm'
import { ticketEntries } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { couponClaims } from '#server/modules/commerce/coupons/coupons.schema.ts'
import { invoices, invoiceTitles } from '#server/modules/commerce/invoices/invoices.schema.ts'
import { orderLines, orders, orderSteps } from '#server/modules/commerce/orders/orders.schema.ts'
import { callOffs, payments, refunds } from '#server/modules/commerce/payments/payments.schema.ts'
import { contracts } from '#server/modules/commerce/services/services.schema.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { transferAccounts, transfers } from '#server/modules/commerce/transfers/transfers.schema.ts'
import { waitingPlaces } from '#server/modules/commerce/waiting-list/waiting-list.schema.ts'
import { erase, keep, type PersonalData, strip, trace } from './personal-data.queries'

const ofOrders = (id: number) => sql`(select id from sales_order where account_id = ${id})`

/** What is sold, and who paid for it: the books stay. */
export const personalDataOfCommerce: PersonalData[] = [
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
