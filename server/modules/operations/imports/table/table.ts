import { fileExtension } from '#contract/foundation/files/limits.ts'
import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#contract/operations/imports/limits.ts'
import { rowTypes } from '#contract/operations/imports/rules.ts'
import type { Upload } from '../upload/open-upload'
import { ImportProblem } from '../words'
import { readCsv } from './csv'
import { readXlsx } from './xlsx'
import type { TableRow } from './table-row'

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '')

function checkRow(row: TableRow): TableRow {
  if (row.cells.length > IMPORT_COLUMNS_MAX && row.cells.slice(IMPORT_COLUMNS_MAX).some((cell) => cell.trim() !== ''))
    throw new ImportProblem('manyColumns', { max: IMPORT_COLUMNS_MAX })
  const cells = row.cells.slice(0, IMPORT_COLUMNS_MAX)
  if (cells.some((cell) => cell.length > IMPORT_CELL_MAX)) throw new ImportProblem('tooLarge')
  return { ...row, cells }
}

/** Where in a file its table is. */
export interface TablePlace {
  /** The place of the sheet among those that can be chosen. */
  sheet: number
  /** Rows above this line are left out; the heading row is the first that remains. */
  headingLine: number
}

/**
 * The rows of a CSV or XLSX file that say anything, from the heading row on, one after the other: the file is never whole in
 * memory. Throws ImportProblem.
 */
export async function* readTable(upload: Upload, { sheet, headingLine }: TablePlace): AsyncGenerator<TableRow> {
  const type = fileExtension(upload.name)
  if (!rowTypes.includes(type)) throw new ImportProblem('noSuchKind', { types: rowTypes.join(', ') })
  let [rows, last] = [0, 0]
  for await (const row of type === 'csv' ? readCsv(upload) : readXlsx(upload, sheet)) {
    if (row.line < headingLine) continue
    if (!isFilled(row) && row.withoutResult.length === 0) continue
    rows += 1
    // By its line a row is known: a sheet that numbers two alike is none that a spreadsheet wrote.
    if (!Number.isSafeInteger(row.line) || row.line <= last) throw new ImportProblem('damaged')
    last = row.line
    if (rows > IMPORT_ROWS_MAX + 1) throw new ImportProblem('manyRows', { max: IMPORT_ROWS_MAX })
    yield checkRow(row)
  }
}
