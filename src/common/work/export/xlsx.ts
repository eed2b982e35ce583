import type { SheetData } from 'write-excel-file/browser'
import type { Cell } from './plain-table'

/** Characters that Excel takes in one cell. */
const CELL_MAX = 32_767
/** What no XML can hold. */
// oxlint-disable-next-line no-control-regex -- it is control characters that are left out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
/** Widths in characters: the longest text of a column, within reason. */
const [NARROWEST, WIDEST] = [8, 60]

/** A text is marked as text, so that no spreadsheet runs it. */
function toSheet(cell: Cell, isHeading: boolean): SheetData[number][number] {
  if (typeof cell === 'number') return { value: cell, type: Number }
  const value = cell.slice(0, CELL_MAX).replace(UNWRITABLE, '')
  if (value === '') return null
  return { value, type: String, ...(isHeading ? { fontWeight: 'bold' } : {}) }
}

/** Chinese characters are twice as wide. */
const widthOf = (cell: Cell) => [...String(cell)].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : 1), 2)

export interface Sheet {
  name: string
  table: readonly (readonly Cell[])[]
}

const toPart = ({ name, table }: Sheet) => ({
  data: table.map((cells, row) => cells.map((cell) => toSheet(cell, row === 0))),
  sheet: name,
  stickyRowsCount: 1,
  columns: (table[0] ?? []).map((_, place) => {
    const longest = table.reduce((most, cells) => Math.max(most, widthOf(cells[place] ?? '')), NARROWEST)
    return { width: Math.min(longest, WIDEST) }
  }),
})

/** Tables as a workbook, a sheet each, with a fixed heading; the writer is fetched on demand. */
export async function buildBook(sheets: readonly Sheet[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  return writeXlsxFile(sheets.map(toPart)).toBlob()
}

/** A table as a workbook of one sheet. */
export const buildXlsx = (table: Sheet['table'], sheet: string): Promise<Blob> => buildBook([{ name: sheet, table }])
