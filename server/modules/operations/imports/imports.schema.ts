import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type {
  DayOrder,
  ImportFile,
  ImportKind,
  ImportState,
  RowOutcome,
  RowState,
} from '#contract/operations/imports/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Words for a reader of either language. */
export interface Words {
  zh: string
  en: string
}

/** A row among which the heading row is chosen. */
export interface HeadRow {
  line: number
  cells: string[]
}

export interface Reason extends Words {
  /** The field; empty: the whole row. */
  column: string
  /** A note alone; the row is imported. */
  note?: true
}

/** Files of many objects that are taken in, and how far it has come. */
export const imports = uncached(
  pgTable(
    'import',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** The client's key with its account: what is requested twice is one import. */
      key: text().notNull(),
      kind: text().$type<ImportKind>().notNull(),
      state: text().$type<ImportState>().notNull().default('receiving'),
      /** Counts the changes of the state. */
      version: integer().notNull().default(1),
      rowsName: text('rows_name').notNull(),
      rowsSize: bytes('rows_size'),
      rowsReceived: bytes('rows_received'),
      /** Empty: without pictures. */
      picturesName: text('pictures_name').notNull().default(''),
      picturesSize: bytes('pictures_size'),
      picturesReceived: bytes('pictures_received'),
      /** Names of the sheets that can be chosen; none for CSV. */
      sheets: jsonb().$type<string[]>().notNull().default([]),
      /** The chosen sheet and the line of the heading row; null: to be detected. */
      sheet: integer(),
      headingLine: integer('heading_line'),
      /** The first rows of the sheet. */
      head: jsonb().$type<HeadRow[]>().notNull().default([]),
      dayOrder: text('day_order').$type<DayOrder>(),
      needsDayOrder: boolean('needs_day_order').notNull().default(false),
      columns: jsonb().$type<string[]>().notNull().default([]),
      samples: jsonb().$type<string[][]>().notNull().default([]),
      mapping: jsonb().$type<string[]>().notNull().default([]),
      /** What cells may say in place of the name of a choice, by column. */
      words: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
      publish: boolean().notNull().default(false),
      problem: jsonb().$type<Words>(),
      byAccount: integer('by_account')
        .notNull()
        .references(() => accounts.id),
      /** Which server works on it, and until when it need not say so again. */
      worker: text().notNull().default(''),
      workedUntil: moment('worked_until'),
      /** Its files have been removed. */
      emptied: boolean().notNull().default(false),
      createdAt: moment('created_at').notNull().defaultNow(),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('import_key_of_client').on(table.key),
      index('import_state').on(table.state),
      index('import_recent').on(table.createdAt.desc().nullsFirst(), table.id),
    ],
  ),
)

/** The state changes of an import with time and author; null: automatic. Only ever added to. */
export const importChanges = uncached(
  pgTable(
    'import_change',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      importId: integer('import_id')
        .notNull()
        .references(() => imports.id, { onDelete: 'cascade' }),
      state: text().$type<ImportState>().notNull(),
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      at: moment('at').notNull().defaultNow(),
    },
    (table) => [index('import_change_import').on(table.importId, table.id)],
  ),
)

/** A piece of a file as it was received; its bytes are in the storage. */
export const importChunks = uncached(
  pgTable(
    'import_chunk',
    {
      importId: integer('import_id')
        .notNull()
        .references(() => imports.id, { onDelete: 'cascade' }),
      file: text().$type<ImportFile>().notNull(),
      /** The first byte of the file that it holds. */
      start: bytes('start'),
      size: integer().notNull(),
      storageKey: text('storage_key').notNull(),
    },
    (table) => [primaryKey({ columns: [table.importId, table.file, table.start] })],
  ),
)

/** A row of the file: what the dry run says of it, and its outcome. */
export const importRows = uncached(
  pgTable(
    'import_row',
    {
      importId: integer('import_id')
        .notNull()
        .references(() => imports.id, { onDelete: 'cascade' }),
      line: integer().notNull(),
      key: text().notNull(),
      title: text().notNull().default(''),
      state: text().$type<RowState>().notNull(),
      outcome: text().$type<RowOutcome>().notNull(),
      reasons: jsonb().$type<Reason[]>().notNull().default([]),
      /** What its cells say, field by field; of a text in both languages the parts that they hold. */
      given: jsonb().$type<Given>().notNull().default({}),
      objectId: integer('object_id'),
      /** Of the change that wrote it. */
      revision: integer(),
      /** What the object was before; null: there was none. */
      before: jsonb().$type<object>(),
    },
    (table) => [
      primaryKey({ columns: [table.importId, table.line] }),
      index('import_row_state').on(table.importId, table.state, table.line),
      index('import_row_outcome').on(table.importId, table.outcome, table.line),
      // What waits for its turn is requested again and again.
      index('import_row_waiting')
        .on(table.importId, table.line)
        .where(sql`${table.outcome} = 'waiting'`),
    ],
  ),
)

/** The values that a row gives to fields. */
export type Given = Record<string, AnyDocument[string] | Partial<Words>>

/** The object of each key, so that the same row finds it again. */
export const importKeys = uncached(
  pgTable(
    'import_key',
    {
      kind: text().$type<ImportKind>().notNull(),
      key: text().notNull(),
      objectId: integer('object_id').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.kind, table.key] }),
      index('import_key_object').on(table.kind, table.objectId),
    ],
  ),
)

/** A picture of the archive, and the file that it became. */
export const importPictures = uncached(
  pgTable(
    'import_picture',
    {
      importId: integer('import_id')
        .notNull()
        .references(() => imports.id, { onDelete: 'cascade' }),
      name: text().notNull(),
      /** The row that it is for; null: none. */
      line: integer(),
      /** `zh`, `en`, or its place among several from 1 on; empty where it is for no row. */
      slot: text().notNull().default(''),
      /** CRC-32 and bytes of what the archive holds: by these the same picture is known again. */
      crc: bigint({ mode: 'number' }).notNull(),
      size: bytes('size'),
      fileId: text('file_id'),
      reason: jsonb().$type<Words>(),
    },
    (table) => [
      primaryKey({ columns: [table.importId, table.name] }),
      index('import_picture_line').on(table.importId, table.line),
      index('import_picture_file').on(table.fileId),
    ],
  ),
)
