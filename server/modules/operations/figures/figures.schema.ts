import { bigint, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

const hour = () => timestamp('hour', { withTimezone: true }).notNull()

/**
 * What is counted by the hour: `page` views by name and record, `view` those of all pages, `visit` visits, `visitor` browsers different within the
 * hour, `dayVisitor` those that are new on the day, `country` accounts new on the day by country; of an exhibitor `stand`
 * views of its page and its exhibits, `standVisitor` and `standCountry` as their namesakes.
 */
export const figureKinds = [
  'page',
  'view',
  'visit',
  'visitor',
  'dayVisitor',
  'country',
  'stand',
  'standVisitor',
  'standCountry',
] as const

/** Page views and visitors, counted by the hour in which their events came. */
export const figureCounts = uncached(
  pgTable(
    'figure_count',
    {
      /** When the hour begins. */
      hour: hour(),
      kind: text({ enum: figureKinds }).notNull(),
      /** The page, or the numeric code of a country (ISO 3166, 0 unknown); else empty. */
      name: text().notNull(),
      /** The record of the page, or the exhibitor; 0 none. */
      recordId: integer('record_id').notNull(),
      count: integer().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.hour, table.kind, table.name, table.recordId] }),
      index('figure_count_record').on(table.recordId, table.kind, table.hour),
    ],
  ),
)

/** Who has been counted already in an hour or on a day, so that different ones are counted exactly. */
export const figureSeen = uncached(
  pgTable(
    'figure_seen',
    {
      /** When the hour or the day begins. */
      at: timestamp('at', { withTimezone: true }).notNull(),
      kind: text({ enum: figureKinds }).notNull(),
      /** The exhibitor, or 0. */
      recordId: integer('record_id').notNull(),
      /** The browser's id, or the account's. */
      who: text().notNull(),
      /** Where it counts. */
      hour: hour(),
      name: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.at, table.kind, table.recordId, table.who] })],
  ),
)

/** Up to which event everything is counted; whoever counts holds the row. */
export const figureProgress = uncached(
  pgTable('figure_progress', {
    name: text().primaryKey(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
  }),
)

/** How soon an exhibitor answers; one without a row has received too few questions. */
export const replyPromises = pgTable('reply_promise', {
  exhibitorId: integer('exhibitor_id')
    .primaryKey()
    .references(() => exhibitors.id, { onDelete: 'cascade' }),
  /** The median of those answered; null: none was. */
  minutes: real(),
  /** 0 to 1 */
  share: real().notNull(),
})
