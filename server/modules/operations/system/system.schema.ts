import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The servers of the fair, each of which reports twice a minute. */
export const serverReports = uncached(
  pgTable('server_report', {
    /** Made at the start of the process. */
    id: text().primaryKey(),
    version: text().notNull(),
    nodeVersion: text('node_version').notNull(),
    startedAt: moment('started_at').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  }),
)

/** When each job, each outside service and the backup last worked, on whichever server. */
export const workStatuses = uncached(
  pgTable(
    'work_status',
    {
      kind: text({ enum: ['job', 'provider', 'backup'] }).notNull(),
      subject: text().notNull(),
      lastStartAt: moment('last_start_at'),
      lastSuccessAt: moment('last_success_at'),
      lastFailureAt: moment('last_failure_at'),
      /** Of the last failure, without anything that somebody typed. */
      failure: text().notNull().default(''),
      /** The server that reported last. */
      server: text().notNull().default(''),
    },
    (table) => [primaryKey({ columns: [table.kind, table.subject] })],
  ),
)
