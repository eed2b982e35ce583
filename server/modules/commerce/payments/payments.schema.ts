import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, pgView } from 'drizzle-orm/pg-core'
import {
  paymentStates,
  payMethods,
  refundReasons,
  refundStates,
  storedRefundReasons,
} from '#contract/commerce/orders/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Payments of orders and their outcome; amounts are fen. Only a provider's word makes one paid. */
export const payments = uncached(
  pgTable(
    'payment',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** What the provider knows it by. */
      number: text().notNull(),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      method: text({ enum: payMethods }).notNull(),
      fen: integer().notNull(),
      state: text({ enum: paymentStates }).notNull().default('open'),
      codeUrl: text('code_url').notNull().default(''),
      expiresAt: moment('expires_at').notNull(),
      createdAt: moment('created_at').notNull().defaultNow(),
      paidFen: integer('paid_fen').notNull().default(0),
      providerNumber: text('provider_number').notNull().default(''),
      paidAt: moment('paid_at'),
      /** Returned or on its way there: never more than was paid. */
      refundedFen: integer('refunded_fen').notNull().default(0),
      /** When the provider may be requested again by the fair itself. */
      askAt: moment('ask_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('payment_number').on(table.number),
      uniqueIndex('payment_open')
        .on(table.orderId)
        .where(sql`${table.state} = 'open'`),
      index('payment_order').on(table.orderId),
      index('payment_ask')
        .on(table.askAt)
        .where(sql`${table.state} = 'open'`),
      index('payment_paid_at').on(table.paidAt),
      check('payment_refunded', sql`${table.refundedFen} between 0 and ${table.paidFen}`),
    ],
  ),
)

/** What is returned. The same number on every try. */
export const refunds = uncached(
  pgTable(
    'refund',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      number: text().notNull(),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      /** null: nothing was paid, so nothing moves. */
      paymentId: integer('payment_id').references(() => payments.id),
      /** Made by the form or by the cancellation: two calls make one refund. */
      clientKey: text('client_key').notNull(),
      reason: text({ enum: storedRefundReasons }).notNull(),
      /** Why the organizer refunded it, as the buyer reads it. */
      note: text().notNull().default(''),
      fen: integer().notNull(),
      feeFen: integer('fee_fen').notNull(),
      /** A payment that the order could not take: it returns no line. */
      isReturn: boolean('is_return').notNull().default(false),
      state: text({ enum: refundStates }).notNull().default('asked'),
      failure: text().notNull().default(''),
      tries: integer().notNull().default(0),
      /** When the provider is requested next. */
      askAt: moment('ask_at').notNull().defaultNow(),
      byAccount: integer('by_account').references(() => accounts.id),
      createdAt: moment('created_at').notNull().defaultNow(),
      doneAt: moment('done_at'),
    },
    (table) => [
      uniqueIndex('refund_number').on(table.number),
      uniqueIndex('refund_key').on(table.orderId, table.clientKey),
      index('refund_payment').on(table.paymentId),
      index('refund_ask')
        .on(table.askAt)
        .where(sql`${table.state} = 'asked'`),
      index('refund_done').on(table.doneAt),
      check('refund_fen', sql`${table.fen} >= 0 and ${table.feeFen} >= 0`),
    ],
  ),
)

/** Types of tickets that were canceled; who had paid is refunded in the background. */
export const callOffs = uncached(
  pgTable(
    'call_off',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Made by the form: cancellation twice cancels once. */
      clientKey: text('client_key').notNull(),
      typeIds: integer('type_ids').array().notNull(),
      reason: text({ enum: refundReasons }).notNull(),
      byAccount: integer('by_account')
        .notNull()
        .references(() => accounts.id),
      createdAt: moment('created_at').notNull().defaultNow(),
      /** Since when every order is being refunded. */
      doneAt: moment('done_at'),
    },
    (table) => [uniqueIndex('call_off_key').on(table.byAccount, table.clientKey)],
  ),
)

/** As other areas read them. */
export const paymentRecords = pgView('payment_record').as((qb) => qb.select().from(payments))

/** As other areas read them. */
export const refundRecords = pgView('refund_record').as((qb) => qb.select().from(refunds))
