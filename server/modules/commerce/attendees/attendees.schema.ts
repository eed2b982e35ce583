import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { holderIdTypes } from '#contract/commerce/tickets/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** People an account repeatedly orders tickets for. Only their account reads them; they are deleted with it. */
export const attendees = uncached(
  pgTable(
    'saved_attendee',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      version: integer().notNull().default(1),
      holderName: text('holder_name').notNull(),
      /** Empty where none was given. */
      phone: text().notNull(),
      holderIdType: text('holder_id_type', { enum: holderIdTypes }).notNull(),
      /** Encrypted as on tickets. */
      holderIdNumber: text('holder_id_number').notNull(),
      /** Keyed hash of type and number: an account saves each person once. */
      holderHash: text('holder_hash').notNull(),
      savedAt: moment('saved_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('saved_attendee_holder').on(table.accountId, table.holderHash),
      index('saved_attendee_account').on(table.accountId, table.id),
    ],
  ),
)
