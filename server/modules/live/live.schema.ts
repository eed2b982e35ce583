import { boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bilingual } from '../../platform/db/bilingual'
import { exhibitors } from '../exhibitors/exhibitors.schema'

export const lives = pgTable(
  'live',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    title: bilingual('title'),
    introduction: bilingual('introduction'),
    coverUrl: text('cover_url').notNull().default(''),
    /** 0 not started, 1 live, 2 replay, 3 cover only, 6 interrupted */
    status: smallint().notNull().default(0),
    /** 1 live, 2 recording */
    type: smallint().notNull().default(1),
    official: boolean().notNull().default(false),
    exhibitorId: integer('exhibitor_id').references(() => exhibitors.id),
    onlineCount: integer('online_count').notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('live_start').on(table.startsAt), index('live_exhibitor').on(table.exhibitorId)],
)
