import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '../../platform/db/table-use'
import { accounts } from '../accounts/accounts.schema'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts that are to be deleted, and how far that has come. Taken back, the row goes; once it is done, it stays. */
export const departures = uncached(
  pgTable(
    'departure',
    {
      accountId: integer('account_id')
        .primaryKey()
        .references(() => accounts.id),
      askedAt: moment('asked_at').notNull().defaultNow(),
      /** Until then it can be taken back. */
      dueAt: moment('due_at').notNull(),
      /** Since when it is being deleted, and cannot be taken back. */
      beganAt: moment('began_at'),
      /** Entries of the register that are done, by their names. */
      done: text()
        .array()
        .notNull()
        .default(sql`'{}'`),
      endedAt: moment('ended_at'),
    },
    (table) => [
      index('departure_due')
        .on(table.dueAt)
        .where(sql`${table.endedAt} is null`),
    ],
  ),
)
