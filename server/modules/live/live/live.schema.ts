import { banKinds } from '#contract/live/live/rules.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  pgView,
} from 'drizzle-orm/pg-core'
import type { PullUrl } from '#contract/live/live/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

interface Running {
  status: SQLWrapper
  startsAt: SQLWrapper
}

/** On, interrupted, to come, replay, cover only. */
export const runningFirst = ({ status }: Running): SQL =>
  sql`array_position(array[1, 6, 0, 2, 3]::smallint[], ${status})`

/** The start of what is to come; nothing for the others. */
export const soonestFirst = ({ status, startsAt }: Running): SQL => sql`(case when ${status} = 0 then ${startsAt} end)`

export const lives = pgTable(
  'live',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    title: bilingual('title'),
    introduction: bilingual('introduction'),
    coverUrl: bilingual('cover_url'),
    status: smallint().$type<LiveStatus>().notNull().default(0),
    /** 1 live, 2 recording */
    type: smallint().notNull().default(1),
    official: boolean().notNull().default(false),
    exhibitorId: integer('exhibitor_id').references(() => exhibitors.id),
    onlineCount: integer('online_count').notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    notice: bilingual('notice'),
    /** By quality; the third entry is played (spec: live §3). */
    pullUrl: jsonb('pull_url').$type<PullUrl>().notNull().default({ customld: [], customsd: [], customhd: [] }),
    videoUrl: text('video_url').notNull().default(''),
    mediaUrl: text('media_url').notNull().default(''),
    /** The picture of a moment ago while it is on; empty: its cover is shown. */
    stillUrl: text('still_url').notNull().default(''),
    captionsUrl: text('captions_url').notNull().default(''),
    colorType: smallint('color_type').notNull().default(0),
    templateName: text('template_name').notNull().default('simple-style'),
    /** Counts the changes: a change names the one it was made from. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('live_start').on(table.startsAt),
    index('live_exhibitor').on(table.exhibitorId),
    index('live_interest').on(runningFirst(table), soonestFirst(table), table.startsAt.desc().nullsFirst(), table.id),
  ],
)

/** Who runs a session besides those who run all: its anchor and its managers. */
export const liveManagers = pgTable(
  'live_manager',
  {
    liveId: integer('live_id')
      .notNull()
      .references(() => lives.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    isAnchor: boolean('is_anchor').notNull().default(false),
    /** What was typed to name them, and who typed it: to nobody else it is shown whole. */
    namedAs: text('named_as').notNull().default(''),
    namedBy: integer('named_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.accountId] }),
    uniqueIndex('live_anchor')
      .on(table.liveId)
      .where(sql`${table.isAnchor}`),
  ],
)

export const liveReserves = pgTable(
  'live_reserve',
  {
    /** Unguessable: a QR bears it. */
    id: text().primaryKey(),
    liveId: integer('live_id')
      .notNull()
      .references(() => lives.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Announced, once. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('live_reserve_one').on(table.liveId, table.accountId),
    index('live_reserve_account').on(table.accountId),
  ],
)

/** Who is muted in, or removed from, a room. */
export const liveBans = pgTable(
  'live_ban',
  {
    liveId: integer('live_id')
      .notNull()
      .references(() => lives.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: banKinds }).notNull(),
    byAccount: integer('by_account')
      .notNull()
      .references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.liveId, table.accountId, table.kind] })],
)

/** Exhibits on the shelf of a room. */
export const livePushes = pgTable(
  'live_push',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    liveId: integer('live_id')
      .notNull()
      .references(() => lives.id),
    exhibitId: integer('exhibit_id')
      .notNull()
      .references(() => exhibits.id),
    /** Client-made, of the last push. */
    key: text().notNull(),
    byAccount: integer('by_account')
      .notNull()
      .references(() => accounts.id),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    pushedAt: timestamp('pushed_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('live_push_one').on(table.liveId, table.exhibitId),
    uniqueIndex('live_push_key').on(table.liveId, table.key),
  ],
)

/** Who has been counted as a view or a click of a push. */
export const livePushMarks = uncached(
  pgTable(
    'live_push_mark',
    {
      pushId: integer('push_id')
        .notNull()
        .references(() => livePushes.id),
      kind: text().notNull(),
      /** `account-<id>`, or the hash of a guest's key */
      visitor: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.pushId, table.kind, table.visitor] })],
  ),
)

/** As other areas read them. */
export const liveRecords = pgView('live_record').as((qb) => qb.select().from(lives))

/** As other areas read them. */
export const livePushRecords = pgView('live_push_record').as((qb) => qb.select().from(livePushes))
