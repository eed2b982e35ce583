import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sides } from '#contract/trade/appointments/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** That a side agrees to keep speech as minutes: it holds for the account that agreed, until it is withdrawn. */
export const minutesAgreements = uncached(
  pgTable(
    'minutes_agreement',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      appointmentId: integer('appointment_id')
        .notNull()
        .references(() => appointments.id, { onDelete: 'cascade' }),
      side: text({ enum: sides }).notNull(),
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      agreedAt: moment('agreed_at').notNull().defaultNow(),
      withdrawnAt: moment('withdrawn_at'),
    },
    (table) => [
      uniqueIndex('minutes_agreement_of').on(table.appointmentId, table.side),
      index('minutes_agreement_by').on(table.byAccount),
    ],
  ),
)

/** Minutes of a meeting; they begin with the first line. */
export const minutes = uncached(
  pgTable(
    'meeting_minutes',
    {
      appointmentId: integer('appointment_id')
        .primaryKey()
        .references(() => appointments.id, { onDelete: 'cascade' }),
      startedAt: moment('started_at').notNull().defaultNow(),
      nextSteps: text('next_steps').notNull().default(''),
      /** Of the next steps. */
      version: integer().notNull().default(1),
      changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
      changedAt: moment('changed_at'),
    },
    (table) => [index('minutes_changed_by').on(table.changedBy), index('minutes_started').on(table.startedAt)],
  ),
)

/** A line that somebody spoke while both sides agreed to keep it. */
export const minutesLines = uncached(
  pgTable(
    'minutes_line',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      appointmentId: integer('appointment_id')
        .notNull()
        .references(() => minutes.appointmentId, { onDelete: 'cascade' }),
      side: text({ enum: sides }).notNull(),
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      /** Made by the browser of who spoke. */
      clientKey: text('client_key').notNull(),
      zh: text().notNull(),
      en: text().notNull(),
      version: integer().notNull().default(1),
      at: moment('at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('minutes_line_once').on(table.appointmentId, table.side, table.clientKey),
      index('minutes_line_by').on(table.byAccount),
    ],
  ),
)
