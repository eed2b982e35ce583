import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '../../platform/db/table-use'
import { accounts } from '../accounts/accounts.schema'
import { approvedDemands } from '../demands/demands.schema'

/** When exhibitors were told of a demand that nobody had offered to, last. */
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
