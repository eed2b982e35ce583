import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type CardWords, meetingStates } from '#contract/trade/cards/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What people write on their cards; it goes with the account. Nobody reads it but its owner. */
export const cardsOfPeople = uncached(
  pgTable('person_card', {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    company: text().notNull(),
    mail: text().notNull(),
    phone: text().notNull(),
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
  }),
)

/** A card that was scanned at a booth. */
export const meetings = uncached(
  pgTable(
    'booth_meeting',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id, { onDelete: 'cascade' }),
      /** The holder of the card. */
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** Who scanned it. */
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      /** The booth, as it was then. */
      place: text().notNull(),
      /** That nobody answered in time is known by the clock. */
      state: text({ enum: meetingStates }).notNull().default('asked'),
      /** A copy of what the yes gave; nothing once it was withdrawn. */
      given: jsonb().$type<Partial<CardWords>>().notNull().default({}),
      requestedAt: moment('asked_at').notNull().defaultNow(),
      expiresAt: moment('expires_at').notNull(),
      answeredAt: moment('answered_at'),
      takenBackAt: moment('taken_back_at'),
    },
    (table) => [
      // An exhibitor waits for one yes of a person, however often it scans.
      uniqueIndex('booth_meeting_asked')
        .on(table.exhibitorId, table.accountId)
        .where(sql`${table.state} = 'asked'`),
      index('booth_meeting_exhibitor').on(table.exhibitorId, table.accountId, table.answeredAt),
      index('booth_meeting_account').on(table.accountId, table.requestedAt),
      index('booth_meeting_by').on(table.byAccount),
    ],
  ),
)
