import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyDocument } from '../../../contract/content/fields'
import type { ContentKind } from '../../../contract/content/kinds'
import type { ContentAction } from '../../../contract/content/rules'
import { bilingual } from '../../platform/db/bilingual'
import { accounts } from '../accounts/accounts.schema'

/** An object that is edited, under the kind and id of its row; visitors read the row, never this. */
export const contentItems = pgTable(
  'content_item',
  {
    kind: text().$type<ContentKind>().notNull(),
    id: integer().notNull(),
    /** The client's key for what it adds, with its account: what is asked twice is one object. */
    key: text().unique(),
    title: bilingual('title'),
    facets: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** 0 to 100 */
    complete: smallint().notNull().default(100),
    /** Counts the changes; each has its line. */
    revision: integer().notNull().default(0),
    /** The change that wrote what is edited, and the one whose text visitors see; the second is null before it was published. */
    draftRevision: integer('draft_revision').notNull().default(0),
    publishedRevision: integer('published_revision'),
    /** As its row's; kept while the object is deleted. */
    shownFrom: timestamp('shown_from', { withTimezone: true }),
    shownUntil: timestamp('shown_until', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: integer('updated_by').references(() => accounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_item_updated').on(table.kind, table.updatedAt.desc().nullsFirst(), table.id),
    index('content_item_facets').using('gin', table.facets),
  ],
)

/** What was done to an object, one line a change, written with it. Only ever added to: versions and audit alike. */
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
    byAccount: integer('by_account').references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('content_change_revision').on(table.kind, table.itemId, table.revision),
    foreignKey({ columns: [table.kind, table.itemId], foreignColumns: [contentItems.kind, contentItems.id] }),
  ],
)
