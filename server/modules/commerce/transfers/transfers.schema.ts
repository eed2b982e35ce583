import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { transferStates } from '#contract/commerce/transfers/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The one account of the fair that transfers go to; without it they are not offered. */
export const transferAccounts = uncached(
  pgTable(
    'transfer_account',
    {
      id: integer().primaryKey().default(1),
      name: text().notNull(),
      bank: text().notNull(),
      account: text().notNull(),
      byAccount: integer('by_account').references(() => accounts.id),
    },
    (table) => [check('transfer_account_one', sql`${table.id} = 1`)],
  ),
)

/** What payers say that they have transferred, and what finance has found. */
export const transfers = uncached(
  pgTable(
    'transfer',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      version: integer().notNull().default(1),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      /** Made by the form: reporting twice reports once. */
      clientKey: text('client_key').notNull(),
      state: text({ enum: transferStates }).notNull().default('submitted'),
      payer: text().notNull(),
      /** YYYY-MM-DD in GMT+8. */
      paidOn: text('paid_on').notNull(),
      /** Ids of files. */
      proofs: text().array().notNull(),
      reason: text().notNull().default(''),
      byAccount: integer('by_account').references(() => accounts.id),
      createdAt: moment('created_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('transfer_key').on(table.orderId, table.clientKey),
      // One at a time waits to be checked.
      uniqueIndex('transfer_open')
        .on(table.orderId)
        .where(sql`${table.state} = 'submitted'`),
      index('transfer_state').on(table.state, table.id),
    ],
  ),
)
