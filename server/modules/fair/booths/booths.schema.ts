import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { boothActions } from '#contract/fair/booths/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

/** Who did what to a booth, and when. Only ever added to. */
export const boothEvents = uncached(
  pgTable(
    'booth_event',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      hallId: integer('hall_id')
        .notNull()
        .references(() => halls.id, { onDelete: 'cascade' }),
      number: text().notNull(),
      action: text({ enum: boothActions }).notNull(),
      exhibitorId: integer('exhibitor_id').references(() => exhibitors.id, { onDelete: 'set null' }),
      byAccount: integer('by_account').references(() => accounts.id),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [index('booth_event_booth').on(table.hallId, table.number, table.id)],
  ),
)
