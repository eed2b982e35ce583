import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

/** An uploaded file; its bytes are in the storage under `storageKey`. */
export const files = pgTable(
  'file',
  {
    /** Unguessable, and not enough to read a private file. */
    id: text().primaryKey(),
    /** What it was uploaded for: the widget's module name. */
    module: text().notNull(),
    fileName: text('file_name').notNull(),
    /** By content: image/jpeg, application/pdf … */
    mimeType: text('mime_type').notNull(),
    fileExt: text('file_ext').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    storageKey: text('storage_key').notNull(),
    /** Anybody may read it: avatars, pictures of the fair. */
    isPublic: boolean('is_public').notNull().default(false),
    ownerId: integer('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** SHA-256 of the key that a guest's form made: it reads and deletes what it uploaded. */
    uploadKeyHash: text('upload_key_hash').notNull().default(''),
    /** 0 and 3 pass; 1, 2, 4 fail (spec: access §7); -1 under review */
    checkStatus: smallint('check_status').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Belongs to a record now; what nothing claims is swept after a day. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** What claimed it says who reads it besides its owner: who reads cases, or reports. */
    claimedFor: text('claimed_for', { enum: ['', 'case', 'report', 'transfer', 'questionnaire', 'setup'] })
      .notNull()
      .default(''),
    /** Of a document: bytes of the PDF that was made of it, 0 where none can be; null: not yet. */
    previewSize: bigint('preview_size', { mode: 'number' }),
    /** Gone for everybody; the row stays until the storage has removed the bytes. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [index('file_owner').on(table.ownerId), index('file_unclaimed').on(table.claimedAt, table.createdAt)],
)

export type FileRow = typeof files.$inferSelect

/** Exhibitors with access to a file that is not public. */
export const fileExhibitors = pgTable(
  'file_exhibitor',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.exhibitorId] }),
    index('file_exhibitor_exhibitor').on(table.exhibitorId),
  ],
)

/** As other areas read them. */
export const fileRecords = pgView('file_record').as((qb) => qb.select().from(files))
