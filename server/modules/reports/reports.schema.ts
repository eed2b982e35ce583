import { reportKinds, reportStates, reportSubjects } from '../../../contract/reports/rules'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.schema'
import { demands } from '../demands/demands.schema'
import { lives } from '../live/live.schema'
import { offers } from '../offers/offers.schema'

/** Complaints, and reports on sessions, demands and offers, in one list (product page). */
export const reports = pgTable(
  'report',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseNumber: text('case_number').notNull().unique(),
    kind: text({ enum: reportKinds }).notNull(),
    /** Kept beside what it names, which may be deleted once the case is decided. */
    about: text({ enum: reportSubjects }).notNull(),
    liveId: integer('live_id').references(() => lives.id),
    demandId: integer('demand_id').references(() => demands.id, { onDelete: 'set null' }),
    offerId: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    /** What it is about as the reporter read it: the session's name, the demand's title, or an offer in words. */
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
    index('report_demand').on(table.demandId),
    index('report_offer').on(table.offerId),
    index('report_state').on(table.state, table.id),
    index('report_account').on(table.accountId),
  ],
)
