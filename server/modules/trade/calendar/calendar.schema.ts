import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The private address of an account's calendar: one, which can be replaced and ended. */
export const calendarSubscriptions = uncached(
  pgTable('calendar_subscription', {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of the key in the address, which is kept nowhere. */
    keyHash: text('key_hash').notNull().unique(),
    since: moment('since').notNull(),
    readAt: moment('read_at'),
  }),
)
