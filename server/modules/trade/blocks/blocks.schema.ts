import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sides } from '#contract/trade/appointments/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

/** That a buyer and an exhibitor take nothing new from each other, by whichever of the two, or both. */
export const tradeBlocks = uncached(
  pgTable(
    'trade_block',
    {
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id, { onDelete: 'cascade' }),
      /** Of the buyer, or of whoever else turns to the exhibitor. */
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      bySide: text('by_side', { enum: sides }).notNull(),
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.exhibitorId, table.accountId, table.bySide] }),
      index('trade_block_account').on(table.accountId, table.bySide, table.at),
      index('trade_block_by_account').on(table.byAccount),
    ],
  ),
)
