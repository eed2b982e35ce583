import { fileExtension } from '#contract/foundation/files/limits.ts'
import { IMPORT_HEAD_ROWS } from '#contract/operations/imports/limits.ts'
import type { Upload } from '../upload/open-upload'
import { ImportProblem } from '../words'
import { readTable, type TablePlace } from './table'
import type { TableRow } from './table-row'
import { listSheets } from './xlsx'

/** Of the fullest row: a row with fewer filled cells is a title, not the heading row. */
const HEADING_SHARE = 0.5

const countFilled = ({ cells }: TableRow): number => cells.filter((cell) => cell.trim() !== '').length

/** The first rows of a sheet that say anything. */
export async function readHead(upload: Upload, sheet: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of readTable(upload, { sheet, headingLine: 1 })) {
    rows.push(row)
    if (rows.length === IMPORT_HEAD_ROWS) break
  }
  return rows
}

/** The heading row among the first rows: the first that is about as full as the fullest; titles above it are merged cells. */
export function findHeading(rows: readonly TableRow[]): TableRow | undefined {
  const fullest = Math.max(0, ...rows.map(countFilled))
  return rows.find((row) => countFilled(row) >= Math.max(Math.min(2, fullest), fullest * HEADING_SHARE))
}

/** Whether rows are below the heading row. */
function hasTable(rows: readonly TableRow[]): boolean {
  const heading = findHeading(rows)
  return heading !== undefined && rows.at(-1) !== heading
}

export interface FoundTable extends TablePlace {
  sheets: string[]
  head: TableRow[]
}

/**
 * Finds the table of a file: what was chosen, else the first sheet with a heading row and rows below it. Throws
 * ImportProblem where no sheet has one.
 */
export async function findTable(
  upload: Upload,
  chosen: { sheet: number | null; headingLine: number | null },
): Promise<FoundTable> {
  const sheets = fileExtension(upload.name) === 'xlsx' ? await listSheets(upload) : []
  const places = chosen.sheet === null ? [...(sheets.length > 0 ? sheets : ['']).keys()] : [chosen.sheet]
  for (const sheet of places) {
    const head = await readHead(upload, sheet)
    if (chosen.sheet === null && !hasTable(head)) continue
    const headingLine = chosen.headingLine ?? findHeading(head)?.line
    // An empty sheet can be chosen, and left again.
    return { sheets, sheet, head, headingLine: headingLine ?? 1 }
  }
  throw new ImportProblem('noRows')
}
