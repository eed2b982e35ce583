import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentAction, Facets } from '#contract/fair/content/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

/** kB */
const PENDING_KB = 64

/** An object that is edited, under the kind and id of its row; visitors read the row, never this. */
export const contentItems = pgTable(
  'content_item',
  {
    kind: text().$type<ContentKind>().notNull(),
    id: integer().notNull(),
    /** The client's key for what it adds, with its account: what is requested twice is one object. */
    key: text().unique(),
    title: bilingual('title'),
    /** The title as it is searched, and its tokens. */
    words: text().notNull(),
    tokens: text().array().notNull(),
    facets: jsonb().$type<Facets>().notNull().default({}),
    /** 0 to 100 */
    complete: smallint().notNull().default(100),
    /** Counts the changes; each has its line. */
    revision: integer().notNull().default(0),
    /** The change with the current draft, and the one that visitors see; the second is null before publication. */
    draftRevision: integer('draft_revision').notNull().default(0),
    publishedRevision: integer('published_revision'),
    /** As its row's; kept while the object is deleted. */
    shownFrom: timestamp('shown_from', { withTimezone: true }),
    shownUntil: timestamp('shown_until', { withTimezone: true }),
    /** Among the objects of its kind, where they stand in an order; its row gets it when it is published or moved. */
    position: numeric(),
    /** The exhibitor that it belongs to and who may write it; null: the fair's own. */
    ownerId: integer('owner_id'),
    /** Since when the draft has waited for an organizer; null: it does not. */
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    /** Why it was returned; empty once it is submitted again or published. */
    opinion: text().notNull().default(''),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: integer('updated_by').references(() => accounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_item_updated').on(table.kind, table.updatedAt.desc().nullsFirst(), table.id),
    index('content_item_position').on(table.kind, table.position, table.id),
    index('content_item_owner')
      .on(table.kind, table.ownerId, table.updatedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.ownerId} is not null`),
    index('content_item_submitted')
      .on(table.kind, table.submittedAt)
      .where(sql`${table.submittedAt} is not null`),
    index('content_item_title').on(table.kind, sql`(${table.title}->>'zh')`, table.id),
    index('content_item_facets').using('gin', table.facets),
    // What waits to be put into it is read whole by every search.
    index('content_item_tokens').using('gin', table.tokens).with({ gin_pending_list_limit: PENDING_KB }),
  ],
)

/** What was done to an object, one line a change, written with it. Only ever added to, until what was deleted is removed for good: versions and audit alike. */
export const contentChanges = pgTable(
  'content_change',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ContentKind>().notNull(),
    itemId: integer('item_id').notNull(),
    revision: integer().notNull(),
    action: text().$type<ContentAction>().notNull(),
    /** What was written; null where nothing was. */
    document: jsonb().$type<AnyDocument>(),
    /** Why something was returned. */
    opinion: text().notNull().default(''),
    /** The place that the object had from then on. */
    position: numeric(),
    byAccount: integer('by_account').references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('content_change_revision').on(table.kind, table.itemId, table.revision),
    // All of them, the last first, and each filter by which they are read.
    index('content_change_at').on(table.at, table.id),
    index('content_change_kind').on(table.kind, table.at, table.id),
    index('content_change_action').on(table.action, table.at, table.id),
    index('content_change_by').on(table.byAccount, table.at, table.id),
    foreignKey({ columns: [table.kind, table.itemId], foreignColumns: [contentItems.kind, contentItems.id] }),
  ],
)

/** A link that shows a draft to whoever has it. */
export const contentPreviews = uncached(
  pgTable(
    'content_preview',
    {
      /** SHA-256 of the token: whoever reads the table cannot open it. */
      tokenHash: text('token_hash').primaryKey(),
      kind: text().$type<ContentKind>().notNull(),
      itemId: integer('item_id').notNull(),
      byAccount: integer('by_account')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      until: timestamp({ withTimezone: true }).notNull(),
    },
    (table) => [
      index('content_preview_until').on(table.until),
      foreignKey({
        columns: [table.kind, table.itemId],
        foreignColumns: [contentItems.kind, contentItems.id],
      }).onDelete('cascade'),
    ],
  ),
)
