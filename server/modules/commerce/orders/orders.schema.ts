import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, pgView } from 'drizzle-orm/pg-core'
import { closeReasons, orderActions, orderKinds, payMethods } from '#contract/commerce/orders/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** `order` is a word of SQL. The ordered items, the buyer and the state; amounts are fen. What was refunded stands in the refunds. */
export const orders = uncached(
  pgTable(
    'sales_order',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      number: text().notNull(),
      kind: text({ enum: orderKinds }).notNull(),
      /** The buyer; null: it was sold at the door, by `soldBy`, and belongs to no account. */
      accountId: integer('account_id').references(() => accounts.id),
      soldBy: integer('sold_by').references(() => accounts.id),
      /** Made by the form: placing twice places once. */
      clientKey: text('client_key').notNull(),
      state: text({ enum: ['pending', 'paid', 'closed'] })
        .notNull()
        .default('pending'),
      version: integer().notNull().default(1),
      totalFen: integer('total_fen').notNull(),
      discountFen: integer('discount_fen').notNull(),
      payableFen: integer('payable_fen').notNull(),
      /** The claimed coupon that took something off; it is used where its own row names the order. */
      couponClaimId: integer('coupon_claim_id'),
      couponName: jsonb('coupon_name').$type<Bilingual>(),
      contactName: text('contact_name').notNull(),
      contactPhone: text('contact_phone').notNull(),
      heldUntil: moment('held_until').notNull(),
      /** Of services: when the organizer confirmed it. */
      confirmedAt: moment('confirmed_at'),
      paidAt: moment('paid_at'),
      method: text({ enum: payMethods }),
      closeReason: text('close_reason', { enum: closeReasons }),
      declineReason: text('decline_reason').notNull().default(''),
      createdAt: moment('created_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('sales_order_number').on(table.number),
      uniqueIndex('sales_order_key').on(table.accountId, table.clientKey),
      uniqueIndex('sales_order_sold_key')
        .on(table.soldBy, table.clientKey)
        .where(sql`${table.soldBy} is not null`),
      index('sales_order_account').on(table.accountId, table.id),
      index('sales_order_held')
        .on(table.heldUntil)
        .where(sql`${table.state} = 'pending'`),
      index('sales_order_created').on(table.createdAt),
      check('sales_order_owner', sql`(${table.accountId} is null) <> (${table.soldBy} is null)`),
      check('sales_order_sum', sql`${table.totalFen} - ${table.discountFen} = ${table.payableFen}`),
      check('sales_order_fen', sql`${table.payableFen} >= 0 and ${table.discountFen} >= 0`),
    ],
  ),
)

/** What an order consists of: one line a ticket, so that each can be returned alone. */
export const orderLines = uncached(
  pgTable(
    'sales_order_line',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      /** As it was when it was ordered. */
      name: jsonb().$type<Bilingual>().notNull(),
      quantity: integer().notNull().default(1),
      unitFen: integer('unit_fen').notNull(),
      discountFen: integer('discount_fen').notNull(),
      paidFen: integer('paid_fen').notNull(),
      /** The policy that it was bought by: until when it can be returned, and what is kept. */
      refundUntil: moment('refund_until'),
      refundFeePercent: integer('refund_fee_percent').notNull(),
      /** The refund that returns it, failed ones too. */
      refundId: integer('refund_id'),
    },
    (table) => [
      index('sales_order_line_order').on(table.orderId),
      index('sales_order_line_refund')
        .on(table.refundId)
        .where(sql`${table.refundId} is not null`),
      check(
        'sales_order_line_sum',
        sql`${table.unitFen} * ${table.quantity} - ${table.discountFen} = ${table.paidFen}`,
      ),
      check('sales_order_line_fen', sql`${table.paidFen} >= 0 and ${table.discountFen} >= 0`),
    ],
  ),
)

/** What happened to each order. Only ever added to. */
export const orderSteps = uncached(
  pgTable(
    'sales_order_step',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      action: text({ enum: orderActions }).notNull(),
      /** null: the fair itself. */
      byAccount: integer('by_account').references(() => accounts.id),
      at: moment('at').notNull().defaultNow(),
    },
    (table) => [index('sales_order_step_order').on(table.orderId, table.id)],
  ),
)

/** As other areas read them. */
export const orderRecords = pgView('order_record').as((qb) => qb.select().from(orders))
