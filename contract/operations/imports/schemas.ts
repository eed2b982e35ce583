import * as z from 'zod/mini'
import { byId, Id, Instant, integer, pageInput, paged, text } from '#contract/core/shapes.ts'
import {
  IMPORT_SHEETS_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_FILE_MAX_BYTES,
  IMPORT_PICTURES_MAX_BYTES,
  IMPORT_REPORT_ROWS,
} from './limits'
import { dayOrders, importFiles, importKinds, importStates, rowOutcomes, rowStates } from './rules'

const Version = integer(1, 2_147_483_647)
const FILE_NAME_MAX = 200
const PATH_MAX = 60

const sent = (maxBytes: number) =>
  z.object({ name: text(FILE_NAME_MAX), size: z.int().check(z.gte(1), z.lte(maxBytes)) })
const Received = z.object({ name: z.string(), size: z.int(), received: z.int() })

const Counts = z.object({
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Rows that have had their turn, of those that are to be written, or of those that are to be undone. */
  done: z.int(),
  written: z.int(),
  undone: z.int(),
  kept: z.int(),
  /** Pictures without a row, and rows that are new and without a picture that they need. */
  picturesUnused: z.int(),
})

export const ImportRecord = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  rows: Received,
  pictures: z.nullable(Received),
  /** The sheets of a workbook that can be chosen; empty for CSV. */
  sheets: z.array(z.string()),
  /** The place of the chosen sheet among them. */
  sheet: z.int(),
  /** The line of the heading row in the file; the first is 1, 0 until it is read. */
  headingLine: z.int(),
  /** The first rows of the sheet, of which one is the heading row. */
  head: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** Whether month or day comes first in dates such as 03/04/2026; null: not known or not needed. */
  dayOrder: z.nullable(z.enum(dayOrders)),
  /** Dates in the file can be read both ways: someone must choose. */
  needsDayOrder: z.boolean(),
  /** The headings of the file; empty until they are read. */
  columns: z.array(z.string()),
  /** Its first rows. */
  samples: z.array(z.array(z.string())),
  /** The field of each column, as `columnsOf` names them; empty where a column is left out. */
  mapping: z.array(z.string()),
  /** What is complete is shown to visitors at once. */
  publish: z.boolean(),
  counts: Counts,
  /** Why it failed, for its reader; else empty. */
  problem: z.string(),
  by: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ImportRecord = z.output<typeof ImportRecord>

export const ImportChange = z.object({ state: z.enum(importStates), by: z.string(), at: Instant })
export const ImportDetail = z.object({ ...ImportRecord.shape, changes: z.array(ImportChange) })
export type ImportDetail = z.output<typeof ImportDetail>

export const listImports = { input: z.object(pageInput), output: paged(ImportRecord) }
export const getImport = { input: byId, output: ImportDetail }

export const startImport = {
  input: z.object({
    key: text(64).check(z.minLength(8)),
    kind: z.enum(importKinds),
    rows: sent(IMPORT_FILE_MAX_BYTES),
    pictures: z.nullable(sent(IMPORT_PICTURES_MAX_BYTES)),
  }),
  output: ImportDetail,
}

/** Bytes travel as digits: they may be more than an `integer` of shapes holds. */
const Offset = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(IMPORT_PICTURES_MAX_BYTES))),
)

export const sendImportChunk = {
  input: z.object({ id: Id, file: z.enum(importFiles), offset: Offset }),
  /** `received`: bytes of the file that are there now. */
  output: z.object({ received: z.int(), state: z.enum(importStates) }),
}

const seen = z.object({ id: Id, version: Version })
const Word = text(PATH_MAX)

export const chooseImportTable = {
  input: z.object({
    ...seen.shape,
    sheet: integer(0, IMPORT_SHEETS_MAX - 1),
    /** null: detected again. */
    headingLine: z.nullable(integer(1, 2_147_483_647)),
  }),
  output: ImportDetail,
}

export const checkImport = {
  input: z.object({
    ...seen.shape,
    mapping: z.array(text(PATH_MAX)).check(z.maxLength(IMPORT_COLUMNS_MAX)),
    publish: z.boolean(),
    /** Required where `needsDayOrder`. */
    dayOrder: z._default(z.nullable(z.enum(dayOrders)), null),
    /** What cells may say in place of the name of a choice, by column: its words in the reader's language. */
    words: z._default(z.record(Word, z.record(Word, Word)), {}),
  }),
  output: ImportDetail,
}

/** What is reported about a row: in which column, and why. */
const Reason = z.object({
  /** The field as `columnsOf` names it; empty: the whole row. */
  column: z.string(),
  text: z.string(),
  /** A note alone; the row is imported. */
  note: z.boolean(),
})

export const ImportRow = z.object({
  /** Its line in the file; the first is 1. */
  id: z.int(),
  key: z.string(),
  title: z.string(),
  state: z.enum(rowStates),
  outcome: z.enum(rowOutcomes),
  /** The object that it is; null until it is there. */
  objectId: z.nullable(z.int()),
  reasons: z.array(Reason),
})
export type ImportRow = z.output<typeof ImportRow>

export const listImportRows = {
  input: z.object({
    ...pageInput,
    limit: z._default(integer(1, IMPORT_REPORT_ROWS), 20),
    id: Id,
    state: z.optional(z.enum(rowStates)),
    outcome: z.optional(z.enum(rowOutcomes)),
  }),
  output: paged(ImportRow),
}

export const ImportPicture = z.object({ id: z.string(), reason: z.string() })
export type ImportPicture = z.output<typeof ImportPicture>

export const listImportPictures = {
  input: z.object({ ...pageInput, limit: z._default(integer(1, IMPORT_REPORT_ROWS), 20), id: Id }),
  output: paged(ImportPicture),
}

export const applyImport = { input: seen, output: ImportDetail }
export const cancelImport = { input: seen, output: ImportDetail }
export const undoImport = { input: seen, output: ImportDetail }
