import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { waitingStates } from '#contract/commerce/waiting-list/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who waits for tickets that are sold out, in the order of the ids. What an offer reserves is part of what the quota holds. */
export const waitingPlaces = uncached(
  pgTable(
    'waiting_place',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      typeId: integer('type_id')
        .notNull()
        .references(() => ticketTypes.id),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id),
      state: text({ enum: waitingStates }).notNull().default('waiting'),
      /** Tickets that are needed, and that were reserved. */
      quantity: integer().notNull(),
      offered: integer().notNull().default(0),
      offeredUntil: moment('offered_until'),
      /** The order that took them. */
      orderId: integer('order_id').references(() => orders.id),
      joinedAt: moment('joined_at').notNull().defaultNow(),
      /** Since when it no longer stands. */
      overAt: moment('over_at'),
    },
    (table) => [
      // Once a person and type.
      uniqueIndex('waiting_place_standing')
        .on(table.accountId, table.typeId)
        .where(sql`${table.state} in ('waiting', 'offered')`),
      index('waiting_place_queue')
        .on(table.typeId, table.id)
        .where(sql`${table.state} = 'waiting'`),
      index('waiting_place_offered')
        .on(table.offeredUntil)
        .where(sql`${table.state} = 'offered'`),
      index('waiting_place_account').on(table.accountId, table.id),
      check('waiting_place_offer', sql`${table.offered} between 0 and ${table.quantity}`),
    ],
  ),
)
