import {
  reportActions,
  reportKinds,
  reportMeetings,
  reportOutcomes,
  reportStates,
  reportSubjects,
} from '#contract/operations/reports/rules.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { demands } from '#server/modules/trade/demands/demands.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'

/** Feedback, and reports on sessions, demands, offers and people, in one list (product page). */
export const reports = pgTable(
  'report',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseNumber: text('case_number').notNull().unique(),
    kind: text({ enum: reportKinds }).notNull(),
    /** Kept beside what it names, which may be deleted once the case is decided. */
    about: text({ enum: reportSubjects }).notNull(),
    /** Of feedback, its type: 1 a session, 2 to 9 as the spec counts them (live §9); null: a report. */
    feedbackType: smallint('feedback_type'),
    liveId: integer('live_id').references(() => lives.id),
    demandId: integer('demand_id').references(() => demands.id, { onDelete: 'set null' }),
    offerId: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    /** Who is reported, and where the reporter met them. */
    personId: integer('person_id').references(() => accounts.id, { onDelete: 'set null' }),
    metIn: text('met_in', { enum: reportMeetings }),
    /** What it is about as the reporter read it: the session's name, the demand's title, the person's name, or an offer as text. */
    liveName: text('live_name').notNull().default(''),
    content: text().notNull(),
    contact: text().notNull(),
    reporterName: text('reporter_name').notNull().default(''),
    images: jsonb().$type<string[]>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** `<account>:<client's key>`: sent again it is the same case. */
    onceKey: text('once_key').notNull().unique(),
    state: text({ enum: reportStates }).notNull().default('open'),
    /** Counts what is done to it: whoever read an older one changes nothing. */
    version: integer().notNull().default(1),
    /** The assigned handler in the organizer console. */
    handlerId: integer('handler_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** When its reporter had it opened again, which they may once. */
    reopenedByReporterAt: timestamp('reopened_by_reporter_at', { withTimezone: true }),
    isReopened: boolean('is_reopened').notNull().default(false),
    reply: text().notNull().default(''),
    decidedBy: integer('decided_by').references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    // A demand or an offer is in one open case of a reporter, however often it is sent.
    uniqueIndex('report_demand_open')
      .on(table.accountId, table.demandId)
      .where(sql`${table.state} = 'open' and ${table.demandId} is not null`),
    uniqueIndex('report_offer_open')
      .on(table.accountId, table.offerId)
      .where(sql`${table.state} = 'open' and ${table.offerId} is not null`),
    uniqueIndex('report_person_open')
      .on(table.accountId, table.personId)
      .where(sql`${table.state} = 'open' and ${table.personId} is not null`),
    index('report_person').on(table.personId),
    index('report_handler').on(table.handlerId),
    index('report_demand').on(table.demandId),
    index('report_offer').on(table.offerId),
    index('report_state').on(table.state, table.id),
    index('report_account').on(table.accountId),
  ],
)

/** The history of a case with author and time. Append-only. */
export const reportSteps = pgTable(
  'report_step',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    action: text({ enum: reportActions }).notNull(),
    byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
    byReporter: boolean('by_reporter').notNull().default(false),
    /** The new handler. */
    toAccount: integer('to_account').references(() => accounts.id, { onDelete: 'set null' }),
    outcome: text({ enum: reportOutcomes }),
    /** The answer, or why it was opened again. */
    text: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('report_step_report').on(table.reportId, table.id),
    index('report_step_by_account').on(table.byAccount),
    index('report_step_to_account').on(table.toAccount),
  ],
)
