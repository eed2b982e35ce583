import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, pgView } from 'drizzle-orm/pg-core'
import { followKinds } from '#contract/trade/follows/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

/** What people follow and collect. It outlives what it names, which its list then says. */
export const follows = uncached(
  pgTable(
    'follow',
    {
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      kind: text({ enum: followKinds }).notNull(),
      targetId: integer('target_id').notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.accountId, table.kind, table.targetId] }),
      // Who follows one object.
      index('follow_target').on(table.kind, table.targetId, table.accountId),
      index('follow_newest').on(table.accountId, table.createdAt.desc().nullsFirst()),
    ],
  ),
)

/** What an exhibitor does that its followers are notified of: a session that goes live, an exhibit that is shown for the first time, days for talks. */
export const followNews = uncached(
  pgTable(
    'follow_news',
    {
      /** Of slots the target is the exhibitor. */
      kind: text({ enum: ['live', 'exhibit', 'slots'] }).notNull(),
      targetId: integer('target_id').notNull(),
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id, { onDelete: 'cascade' }),
      /** When visitors see it; the same thing is announced once. */
      dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
      toldAt: timestamp('told_at', { withTimezone: true }),
    },
    (table) => [
      primaryKey({ columns: [table.kind, table.targetId] }),
      index('follow_news_due')
        .on(table.dueAt)
        .where(sql`${table.toldAt} is null`),
    ],
  ),
)

/** As other areas read them. */
export const followRecords = pgView('follow_record').as((qb) => qb.select().from(follows))
