import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

/** Who did what to a case, when and why. Only ever added to. */
export const reviewEvents = pgTable(
  'review_event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** registration, enrollment, demand or account */
    subject: text().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** submit, approve, reject, changes, undo, cancel, disable, enable, role, endSessions */
    action: text().notNull(),
    fromState: text('from_state').notNull().default(''),
    toState: text('to_state').notNull().default(''),
    reason: text().notNull().default(''),
    /** Nobody: the applicant did it, who may have had no account yet. */
    byAccount: integer('by_account').references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('review_event_subject').on(table.subject, table.subjectId, table.id)],
)
