import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonValue } from '../db/json-value'
import { uncached } from '../db/table-use'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What is good once and for a while: answers, passes, tickets. */
export const oneTimes = uncached(
  pgTable(
    'one_time',
    {
      kind: text().notNull(),
      /** SHA-256 of the key that the client holds. */
      keyHash: text('key_hash').notNull(),
      value: jsonValue().notNull(),
      expiresAt: moment('expires_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.kind, table.keyHash] }), index('one_time_expiry').on(table.expiresAt)],
  ),
)

/** The check that a count breaks which has ended. */
export const ATTEMPT_CHECK = 'attempt_max'

/** How often something was done in a window of time. Not logged by the database: a crash forgets it, and counting waits for no disk. */
export const attempts = uncached(
  pgTable(
    'attempt',
    {
      bucket: text().notNull(),
      windowStart: moment('window_start').notNull(),
      /** When the window has ended and the row may go. */
      windowEnd: moment('window_end').notNull(),
      times: integer().notNull().default(1),
      /** How often it may be counted, where the counting itself is refused past it. */
      max: integer(),
    },
    (table) => [
      primaryKey({ columns: [table.bucket, table.windowStart] }),
      check(ATTEMPT_CHECK, sql`${table.times} <= ${table.max}`),
    ],
  ),
)

/** Keys that every server of the fair shares and no client sees. */
export const secrets = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
})
