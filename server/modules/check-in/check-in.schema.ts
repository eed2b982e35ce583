import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bilingual } from '../../platform/db/bilingual'
import { uncached } from '../../platform/db/table-use'
import { accounts } from '../accounts/accounts.schema'
import { tickets } from '../tickets/tickets.schema'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Gates, and whom they let in. */
export const checkLists = uncached(
  pgTable('check_list', {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    version: integer().notNull().default(1),
    name: bilingual('name'),
    zone: text().notNull().default(''),
    typeIds: integer('type_ids').array().notNull(),
    reEntry: boolean('re_entry').notNull().default(false),
    open: boolean().notNull().default(true),
  }),
)

/** Who was let in. Only ever added to. */
export const ticketEntries = uncached(
  pgTable(
    'ticket_entry',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      listId: integer('list_id')
        .notNull()
        .references(() => checkLists.id),
      ticketId: integer('ticket_id')
        .notNull()
        .references(() => tickets.id),
      /** As the list had it then. */
      zone: text().notNull(),
      /** YYYY-MM-DD in GMT+8. */
      day: text().notNull(),
      /** When it was scanned, by the clock of the gate where it had no network. */
      at: moment('at').notNull(),
      byAccount: integer('by_account')
        .notNull()
        .references(() => accounts.id),
      /** Made by the gate: sent twice it is one. */
      clientKey: text('client_key').notNull(),
      result: text({ enum: ['valid', 'again', 'conflict'] }).notNull(),
    },
    (table) => [
      uniqueIndex('ticket_entry_key').on(table.listId, table.clientKey),
      // A ticket comes in once a day and zone, at however many gates it is shown at once.
      uniqueIndex('ticket_entry_once')
        .on(table.ticketId, table.zone, table.day)
        .where(sql`${table.result} = 'valid'`),
      index('ticket_entry_list').on(table.listId, table.day),
      index('ticket_entry_ticket').on(table.ticketId),
    ],
  ),
)
