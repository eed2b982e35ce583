import { IMPORT_KEY_MAX } from '#contract/operations/imports/limits.ts'
import { columnsOf, type DayOrder, type ImportColumn, KEY_COLUMN } from '#contract/operations/imports/rules.ts'
import type { ImportRecord } from '../imports.queries'
import type { Given, Reason } from '../imports.schema'
import type { TableRow } from '../table/table-row'
import { reasonOf } from '../words'
import { readCell } from './read-cell'

/** What a row says before it is known which object it is. */
export interface ReadRow {
  line: number
  key: string
  given: Given
  /** Names that are still to be found, by field. */
  names: { column: ImportColumn; names: string[] }[]
  reasons: Reason[]
}

export interface Reading {
  dayOrder: DayOrder | null
  /** The column of each place of the file; undefined: left out. */
  columns: readonly (ImportColumn | undefined)[]
  words: Record<string, Record<string, string>>
}

/** The reading of a file with this column mapping. */
export function toReading({
  kind,
  mapping,
  words,
  dayOrder,
}: Pick<ImportRecord, 'kind' | 'mapping' | 'words' | 'dayOrder'>): Reading {
  const known = columnsOf(kind)
  return { words, dayOrder, columns: mapping.map((path) => known.find((column) => column.path === path)) }
}

function readKey(cell: string): { key: string; reasons: Reason[] } {
  const key = cell.trim()
  if (key === '') return { key, reasons: [reasonOf(KEY_COLUMN, 'noKey')] }
  if (key.length <= IMPORT_KEY_MAX) return { key, reasons: [] }
  return { key: key.slice(0, IMPORT_KEY_MAX), reasons: [reasonOf(KEY_COLUMN, 'longKey', { max: IMPORT_KEY_MAX })] }
}

// oxlint-disable-next-line no-control-regex -- what no database keeps and no page shows
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu

/** What a spreadsheet shows where a formula has no value. */
const CELL_ERROR = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/

/** Reads the cells of a row; an empty one says nothing. */
export function readRow({ columns, words, dayOrder }: Reading, row: TableRow): ReadRow {
  const cells = row.cells.map((cell) => cell.replace(UNSTORABLE, ''))
  const keyed = readKey(cells[columns.findIndex((column) => column?.type === 'key')] ?? '')
  const read: ReadRow = { line: row.line, key: keyed.key, given: {}, names: [], reasons: keyed.reasons }
  columns.forEach((column, place) => {
    if (!column || column.type === 'key') return
    if (row.withoutResult.includes(place)) {
      read.reasons.push(reasonOf(column.path, 'noResult'))
      return
    }
    const cell = cells[place] ?? ''
    if (cell.trim() === '') return
    if (CELL_ERROR.test(cell.trim())) {
      read.reasons.push(reasonOf(column.path, 'cellError', { value: cell.trim() }))
      return
    }
    const found = readCell(column, cell, { words: words[column.path] ?? {}, dayOrder })
    if ('note' in found && found.note) read.reasons.push(found.note)
    if ('problem' in found) read.reasons.push(found.problem)
    else if ('names' in found) read.names.push({ column, names: found.names })
    else if (column.part === '') read.given[column.field] = found.value
    else read.given[column.field] = { ...Object(read.given[column.field]), [column.part]: found.value }
  })
  return read
}
