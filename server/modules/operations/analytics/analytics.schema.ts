import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnalyticsEvent } from '#contract/operations/analytics/schemas.ts'
import { uncached } from '#server/platform/db/table-use.ts'

export const analyticsEvents = uncached(
  pgTable(
    'analytics_event',
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
      /** Made by the browser: a beacon that is sent twice is stored once. */
      eventId: text('event_id').notNull().unique(),
      projectId: text('project_id').notNull(),
      kind: text().notNull(),
      name: text().notNull(),
      visitorId: text('visitor_id').notNull(),
      sessionId: text('session_id').notNull(),
      /** Of the session that sent it; what the event itself says of its user is not relied on. */
      accountId: integer('account_id'),
      event: jsonb().$type<AnalyticsEvent>().notNull(),
      receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [
      index('analytics_received').on(table.receivedAt),
      index('analytics_name').on(table.kind, table.name),
      index('analytics_account').on(table.accountId),
      index('analytics_user').on(sql`(${table.event} ->> 'userId')`),
    ],
  ),
)
