import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { retentionKinds } from '#contract/operations/privacy/retention.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accountKey } from '#server/modules/foundation/accounts/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts that are to be deleted, and how far that has come. Withdrawn, the row goes; once it is done, it stays. */
export const departures = uncached(
  pgTable(
    'departure',
    {
      accountId: integer('account_id').primaryKey().references(accountKey),
      requestedAt: moment('asked_at').notNull().defaultNow(),
      /** Until then it can be withdrawn. */
      dueAt: moment('due_at').notNull(),
      /** Since when it is being deleted, and cannot be withdrawn. */
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

/** Copies of what is kept of a person, which they have requested; the bytes are in the storage. */
export const dataCopies = uncached(
  pgTable(
    'data_copy',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** null: the account is deleted, and the copy goes with the next sweep. */
      accountId: integer('account_id').references(accountKey, { onDelete: 'set null' }),
      state: text({ enum: ['asked', 'ready', 'failed'] })
        .notNull()
        .default('asked'),
      /** 1 Chinese, 2 English */
      languageType: smallint('language_type').notNull(),
      /** Which is guessed by nobody. */
      storageKey: text('storage_key').notNull(),
      bytes: bigint({ mode: 'number' }).notNull().default(0),
      tries: smallint().notNull().default(0),
      requestedAt: moment('asked_at').notNull().defaultNow(),
      /** Until when whoever makes it need not say so again. */
      workedUntil: moment('worked_until'),
      readyAt: moment('ready_at'),
      /** Until then it can be fetched; then it is removed. */
      until: moment('until'),
    },
    (table) => [
      // One at a time is made.
      uniqueIndex('data_copy_asked')
        .on(table.accountId)
        .where(sql`${table.state} = 'asked'`),
      index('data_copy_account').on(table.accountId, table.id),
      index('data_copy_until').on(table.until),
    ],
  ),
)

/** For how many days something is kept; without a row as the fair has it by itself. */
export const retentions = pgTable('retention', {
  kind: text({ enum: retentionKinds }).primaryKey(),
  /** null: it stays. */
  days: integer(),
  version: integer().notNull().default(1),
  changedBy: integer('changed_by').references(accountKey, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
