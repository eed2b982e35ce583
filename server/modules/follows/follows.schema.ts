import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { followKinds } from '../../../contract/follows/rules'
import { uncached } from '../../platform/db/table-use'
import { accounts } from '../accounts/accounts.schema'

/** What people follow and collect. It outlives what it names, which its list then says. */
export const follows = uncached(
  pgTable(
    'follow',
    {
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      kind: text({ enum: followKinds }).notNull(),
      targetId: integer('target_id').notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.accountId, table.kind, table.targetId] }),
      // Who follows one object.
      index('follow_target').on(table.kind, table.targetId, table.accountId),
      index('follow_newest').on(table.accountId, table.createdAt.desc().nullsFirst()),
    ],
  ),
)
