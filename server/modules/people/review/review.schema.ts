import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { reasonActions } from '#contract/people/review/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

/** Ready-made reasons of the fair, for everybody who decides. */
export const reviewReasons = pgTable('review_reason', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Made by the page: adding twice adds once. */
  clientKey: text('client_key').notNull().unique(),
  action: text({ enum: reasonActions }).notNull(),
  text: bilingual('text'),
  createdBy: integer('created_by')
    .notNull()
    .references(() => accounts.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** A case as it was sent back for changes, until it is decided otherwise. */
export const reviewSnapshots = pgTable(
  'review_snapshot',
  {
    subject: text({ enum: ['registration', 'enrollment', 'demand'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** As the reviewer saw them, numbers whole: sealed, but for those of before. */
    lines: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
)
