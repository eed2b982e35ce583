import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { leadStates } from '#contract/trade/leads/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What an exhibitor keeps by hand of somebody it has anything with; that it does is read from the records themselves. */
export const leadRows = uncached(
  pgTable(
    'exhibitor_lead',
    {
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id, { onDelete: 'cascade' }),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      state: text({ enum: leadStates }).notNull().default('new'),
      nextStep: text('next_step').notNull().default(''),
      /** YYYY-MM-DD in GMT+8, or empty. */
      nextDay: text('next_day').notNull().default(''),
      ownerId: integer('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
      version: integer().notNull().default(1),
      changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
      changedAt: moment('changed_at').notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.exhibitorId, table.accountId] }),
      index('exhibitor_lead_account').on(table.accountId),
      index('exhibitor_lead_owner').on(table.ownerId),
      index('exhibitor_lead_changed_by').on(table.changedBy),
    ],
  ),
)

/** What an exhibitor's people write of somebody for themselves. */
export const leadNotes = uncached(
  pgTable(
    'lead_note',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id, { onDelete: 'cascade' }),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** Made by the form: adding twice adds once. */
      clientKey: text('client_key').notNull(),
      text: text().notNull(),
      byAccount: integer('by_account')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      at: moment('at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('lead_note_key').on(table.byAccount, table.clientKey),
      index('lead_note_of').on(table.exhibitorId, table.accountId, table.id),
      index('lead_note_account').on(table.accountId),
    ],
  ),
)
