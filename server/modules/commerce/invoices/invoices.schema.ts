import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { invoiceIssuers, invoiceStates, invoiceTroubles, invoiceTypes } from '#contract/commerce/invoices/rules.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Saved invoice titles of an account. */
export const invoiceTitles = uncached(
  pgTable(
    'invoice_title',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id),
      title: jsonb().$type<InvoiceTitle>().notNull(),
      isDefault: boolean('is_default').notNull().default(false),
    },
    (table) => [
      index('invoice_title_account').on(table.accountId),
      uniqueIndex('invoice_title_default')
        .on(table.accountId)
        .where(sql`${table.isDefault}`),
    ],
  ),
)

/** Invoices of orders. */
export const invoices = uncached(
  pgTable(
    'invoice',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Of the application: F, its day and chance. */
      number: text().notNull(),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id),
      clientKey: text('client_key').notNull(),
      version: integer().notNull().default(1),
      state: text({ enum: invoiceStates }).notNull().default('applied'),
      type: text({ enum: invoiceTypes }).notNull(),
      /** As it was applied for, whatever becomes of the saved one. */
      title: jsonb().$type<InvoiceTitle>().notNull(),
      fen: integer().notNull(),
      invoiceNumber: text('invoice_number').notNull().default(''),
      fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
      failure: text().notNull().default(''),
      /** Finance, until the service has taken it up. */
      issuer: text({ enum: invoiceIssuers }).notNull().default('finance'),
      /** Why the service's is finance's now; `detail` is its reason, or the number that it has issued. */
      trouble: text({ enum: invoiceTroubles }).notNull().default(''),
      detail: text('said').notNull().default(''),
      /** When the service is requested next. */
      askAt: moment('ask_at').notNull().defaultNow(),
      createdAt: moment('created_at').notNull().defaultNow(),
      issuedAt: moment('issued_at'),
    },
    (table) => [
      uniqueIndex('invoice_number').on(table.number),
      uniqueIndex('invoice_key').on(table.accountId, table.clientKey),
      // One invoice of an order holds; of a failed or reversed one another may follow.
      uniqueIndex('invoice_one')
        .on(table.orderId)
        .where(sql`${table.state} not in ('failed', 'reversed')`),
      index('invoice_account').on(table.accountId, table.id),
      index('invoice_queue').on(table.state, table.id),
      index('invoice_ask')
        .on(table.askAt)
        .where(sql`${table.state} in ('applied', 'issuing', 'reversalAsked')`),
      index('invoice_file').on(table.fileId),
      check('invoice_fen', sql`${table.fen} > 0`),
    ],
  ),
)
