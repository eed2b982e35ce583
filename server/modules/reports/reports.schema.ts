import { reportKinds, reportStates } from '../../../contract/reports/rules'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.schema'
import { lives } from '../live/live.schema'

/** Complaints and reports on sessions, in one list (product page). */
export const reports = pgTable(
  'report',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseNumber: text('case_number').notNull().unique(),
    kind: text({ enum: reportKinds }).notNull(),
    liveId: integer('live_id').references(() => lives.id),
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
  (table) => [index('report_state').on(table.state, table.id), index('report_account').on(table.accountId)],
)
