import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountKey } from '#server/modules/foundation/accounts/index.ts'
import { uncached } from '#server/platform/db/table-use.ts'

/**
 * Translations that were paid for, without their originals: a row is found, and can be read, only by whoever has the original
 * text. Once a message is deleted nobody can read its translation any more.
 */
export const translations = uncached(
  pgTable(
    'translation',
    {
      /** A hash of the direction and the original. */
      id: text().primaryKey(),
      /** Encrypted with a key derived from the original. */
      sealed: text().notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [index('translation_created').on(table.createdAt)],
  ),
)

/** Accounts that do not allow what they read, and the messages they write, to be sent to a translation service. */
export const translationRefusals = uncached(
  pgTable('translation_refusal', {
    accountId: integer('account_id').primaryKey().references(accountKey, { onDelete: 'cascade' }),
    refusedAt: timestamp('refused_at', { withTimezone: true }).notNull().defaultNow(),
  }),
)
