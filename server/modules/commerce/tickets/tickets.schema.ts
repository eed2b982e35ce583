import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, pgView } from 'drizzle-orm/pg-core'
import { holderIdTypes, ticketKinds } from '#contract/commerce/tickets/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { orderLines, orders } from '#server/modules/commerce/orders/orders.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** How many tickets there are: of one type, or of several that share them. */
export const quotas = uncached(
  pgTable(
    'ticket_quota',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      name: bilingual('name'),
      capacity: integer().notNull(),
      /** Of orders that wait for payment, reserved for who waited, and sold. */
      held: integer().notNull().default(0),
    },
    (table) => [check('ticket_quota_held', sql`${table.held} between 0 and ${table.capacity}`)],
  ),
)

export const ticketTypes = uncached(
  pgTable(
    'ticket_type',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      quotaId: integer('quota_id')
        .notNull()
        .references(() => quotas.id),
      version: integer().notNull().default(1),
      kind: text({ enum: ticketKinds }).notNull(),
      name: bilingual('name'),
      description: bilingual('description'),
      fen: integer().notNull(),
      /** YYYY-MM-DD in GMT+8, both included. */
      firstDay: text('first_day').notNull(),
      lastDay: text('last_day').notNull(),
      /** HH:mm in GMT+8 of each of these days. */
      opens: text().notNull(),
      closes: text().notNull(),
      saleFrom: moment('sale_from').notNull(),
      saleUntil: moment('sale_until').notNull(),
      perOrder: integer('per_order').notNull(),
      perPerson: integer('per_person').notNull(),
      realName: boolean('real_name').notNull(),
      refundUntil: moment('refund_until'),
      refundFeePercent: integer('refund_fee_percent').notNull(),
      shown: boolean().notNull().default(true),
      halted: boolean().notNull().default(false),
      position: integer().notNull().default(0),
      /** Since when nobody can order it; what was sold stays. */
      removedAt: moment('removed_at'),
    },
    (table) => [index('ticket_type_quota').on(table.quotaId), check('ticket_type_fen', sql`${table.fen} >= 0`)],
  ),
)

/**
 * Tickets. `held` waits for payment, `void` was never paid; of a `valid` one the days, its name and `usedAt` say what
 * it is.
 */
export const tickets = uncached(
  pgTable(
    'ticket',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      lineId: integer('line_id')
        .notNull()
        .references(() => orderLines.id),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      typeId: integer('type_id')
        .notNull()
        .references(() => ticketTypes.id),
      /** null: sold at the door, to whoever has it in hand. */
      accountId: integer('account_id').references(() => accounts.id),
      state: text({ enum: ['held', 'valid', 'locked', 'refunded', 'void'] })
        .notNull()
        .default('held'),
      /** Random; nobody guesses another's. */
      code: text().notNull(),
      holderName: text('holder_name').notNull().default(''),
      holderIdType: text('holder_id_type', { enum: holderIdTypes }),
      /** Sealed. */
      holderIdNumber: text('holder_id_number'),
      /** By which the same number is known again. */
      holderHash: text('holder_hash'),
      /** How often its names were corrected. */
      corrections: integer().notNull().default(0),
      usedAt: moment('used_at'),
    },
    (table) => [
      uniqueIndex('ticket_code').on(table.code),
      uniqueIndex('ticket_line').on(table.lineId),
      // One number once for each type, whoever orders: of what is held, paid or being refunded.
      uniqueIndex('ticket_holder')
        .on(table.typeId, table.holderHash)
        .where(sql`${table.state} in ('held', 'valid', 'locked')`),
      index('ticket_order').on(table.orderId),
      index('ticket_account').on(table.accountId, table.typeId),
      index('ticket_type_state').on(table.typeId, table.state),
    ],
  ),
)

/** As other areas read them. */
export const ticketRecords = pgView('ticket_record').as((qb) => qb.select().from(tickets))

/** As other areas read them. */
export const ticketTypeRecords = pgView('ticket_type_record').as((qb) => qb.select().from(ticketTypes))
