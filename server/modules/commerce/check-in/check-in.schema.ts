import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { preRegistrations } from '#server/modules/people/pre-registration/pre-registration.schema.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Gates, and the tickets that they admit. */
export const checkLists = uncached(
  pgTable('check_list', {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    version: integer().notNull().default(1),
    name: bilingual('name'),
    zone: text().notNull().default(''),
    typeIds: integer('type_ids').array().notNull(),
    /** Who has pre-registered comes in too. */
    preRegistered: boolean('pre_registered').notNull().default(false),
    reEntry: boolean('re_entry').notNull().default(false),
    open: boolean().notNull().default(true),
  }),
)

/** The halls of zones. The key gives a zone one hall at most, whatever gates it has and whoever saves them at once. */
export const checkZones = uncached(
  pgTable(
    'check_zone',
    {
      zone: text().primaryKey(),
      hallId: integer('hall_id')
        .notNull()
        .references(() => halls.id, { onDelete: 'cascade' }),
    },
    (table) => [index('check_zone_hall').on(table.hallId)],
  ),
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
      /** Of who came in with a ticket; else `preRegistrationId` is there. */
      ticketId: integer('ticket_id').references(() => tickets.id),
      preRegistrationId: integer('pre_registration_id').references(() => preRegistrations.id),
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
      uniqueIndex('ticket_entry_pre_registration_once')
        .on(table.preRegistrationId, table.zone, table.day)
        .where(sql`${table.result} = 'valid'`),
      check('ticket_entry_of_one', sql`num_nonnulls(${table.ticketId}, ${table.preRegistrationId}) = 1`),
      index('ticket_entry_list').on(table.listId, table.day),
      index('ticket_entry_ticket').on(table.ticketId),
      // The people let in by the zones of a hall are counted without reading the rows.
      index('ticket_entry_zone')
        .on(table.zone, table.day)
        .where(sql`${table.result} in ('valid', 'conflict')`),
    ],
  ),
)
