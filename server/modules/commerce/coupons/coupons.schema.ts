import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { couponKinds, couponStates } from '#contract/commerce/coupons/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import type { AddressSnapshot } from '#server/modules/commerce/addresses/index.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the fair gives away: reductions, gifts and tickets. */
export const coupons = uncached(
  pgTable(
    'coupon',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Made by the form: adding twice adds once. */
      clientKey: text('client_key').notNull().unique('coupon_key'),
      version: integer().notNull().default(1),
      state: text({ enum: couponStates }).notNull().default('draft'),
      kind: text({ enum: couponKinds }).notNull(),
      name: bilingual('name'),
      /** CNY fen; 0 where it is no reduction. */
      overFen: integer('over_fen').notNull(),
      lessFen: integer('less_fen').notNull(),
      gift: bilingual('gift'),
      /** Null: no limit. */
      stock: integer(),
      claimed: integer().notNull().default(0),
      perPerson: integer('per_person').notNull(),
      fromAt: moment('from_at').notNull(),
      untilAt: moment('until_at').notNull(),
      /** Empty: all. */
      ticketTypeIds: integer('ticket_type_ids')
        .array()
        .notNull()
        .default(sql`'{}'`),
      /** Null: it is claimed from the list. */
      code: text().unique('coupon_code'),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [
      index('coupon_updated').on(table.updatedAt),
      check(
        'coupon_stock',
        sql`${table.claimed} >= 0 and (${table.stock} is null or ${table.claimed} <= ${table.stock})`,
      ),
      check('coupon_span', sql`${table.fromAt} < ${table.untilAt}`),
    ],
  ),
)

/** A coupon that somebody has claimed. */
export const couponClaims = uncached(
  pgTable(
    'coupon_claim',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      couponId: integer('coupon_id')
        .notNull()
        .references(() => coupons.id),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** Which of its person's it is, from 1. */
      nth: integer().notNull(),
      clientKey: text('client_key').notNull(),
      /** The order that it is used by; returned when that is given up. */
      orderId: integer('order_id').references(() => orders.id),
      /** Set with the order, or with the address of a gift. */
      usedAt: moment('used_at'),
      /** The delivery address of the gift: set once. */
      giftAddress: jsonb('gift_address').$type<AddressSnapshot>(),
      claimedAt: moment('claimed_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('coupon_claim_nth').on(table.couponId, table.accountId, table.nth),
      uniqueIndex('coupon_claim_key').on(table.accountId, table.clientKey),
      uniqueIndex('coupon_claim_order')
        .on(table.orderId)
        .where(sql`${table.orderId} is not null`),
      index('coupon_claim_account').on(table.accountId, table.claimedAt),
    ],
  ),
)
