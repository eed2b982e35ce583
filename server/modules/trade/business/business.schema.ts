import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'

/** When exhibitors were notified of a demand that nobody had offered to, last. */
export const demandNudges = uncached(
  pgTable('demand_nudge', {
    demandId: integer('demand_id')
      .primaryKey()
      .references(() => approvedDemands.demandId, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
    /** Exhibitors that a notice went to. */
    nudged: integer().notNull(),
  }),
)
