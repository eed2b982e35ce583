import { unzipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/browser'
import { SHEET_BYTES_MAX, SHEET_ROWS_MAX, SHEET_UNPACKED_MAX } from '#contract/fair/booths/limits.ts'
import { columnOf, type NamingColumn } from '#contract/fair/booths/sheet/columns.ts'

/** What keeps a file from being read at all. */
export type FileProblem = 'damaged' | 'tooLarge' | 'noBooths' | 'noExhibitors' | 'manyRows'

export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A row below the headings; a column that the file lacks is empty. */
export type SheetRow = Record<NamingColumn, string> & {
  /** As spreadsheet programs count: the heading is 1 in most files. */
  line: number
}

const textOf = (value: CellValue | null | undefined): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').trim()

/** How much is packed in a file, by its directory: nothing is unpacked for it. */
function assertSize(bytes: Uint8Array): void {
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  if (size > SHEET_UNPACKED_MAX) throw new SheetError('tooLarge')
}

async function readCells(file: Blob): Promise<string[][]> {
  if (file.size > SHEET_BYTES_MAX) throw new SheetError('tooLarge')
  try {
    const bytes = await file.arrayBuffer()
    assertSize(new Uint8Array(bytes))
    const rows = await readSheet(bytes)
    return rows.map((cells) => cells.map(textOf))
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw new SheetError('damaged')
  }
}

/** How far below the top headings are looked for: titles may stand above them. */
const HEAD_ROWS = 20

/** The rows of the first sheet that are not empty, by the headings of either language. */
export function findRows(cells: readonly (readonly string[])[]): SheetRow[] {
  const heading = cells.slice(0, HEAD_ROWS).findIndex((row) => row.some((cell) => columnOf(cell) === 'number'))
  if (heading < 0) throw new SheetError('noBooths')
  const columns = (cells[heading] ?? []).map(columnOf)
  if (!columns.some((column) => column !== undefined && column !== 'number')) throw new SheetError('noExhibitors')
  const valueIn = (row: readonly string[], column: NamingColumn) =>
    columns.flatMap((one, place) => (one === column && row[place] ? [row[place]] : []))[0] ?? ''
  const rows = cells.slice(heading + 1).flatMap((row, place): SheetRow[] => {
    const read = {
      number: valueIn(row, 'number'),
      exhibitorId: valueIn(row, 'exhibitorId'),
      zh: valueIn(row, 'zh'),
      en: valueIn(row, 'en'),
    }
    return Object.values(read).some((text) => text !== '') ? [{ ...read, line: heading + place + 2 }] : []
  })
  if (rows.length > SHEET_ROWS_MAX) throw new SheetError('manyRows')
  return rows
}

/** Reads an XLSX file of booths and exhibitors. Rejects with SheetError. */
export const readSheetFile = async (file: Blob): Promise<SheetRow[]> => findRows(await readCells(file))
