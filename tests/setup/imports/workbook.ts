import { zipOf } from '../file-bytes'

/** A text, a number, or a formula with the result that the file holds. */
export type WorkbookCell = string | number | null | { formula: string; result?: string | number; isError?: true }

export interface WorkbookSheet {
  name: string
  rows: WorkbookCell[][]
  /** `A1:F1` */
  merged?: string[]
  isHidden?: true
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const textCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${escape(text)}</t></is></c>`

function cellOf(place: string, cell: WorkbookCell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(place, cell)
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const { formula, result, isError } = cell
  const type = isError ? ' t="e"' : typeof result === 'string' ? ' t="str"' : ''
  const value = result === undefined ? '' : `<v>${escape(String(result))}</v>`
  return `<c r="${place}"${type}><f>${escape(formula)}</f>${value}</c>`
}

const column = (place: number): string => String.fromCharCode(65 + place)

function sheetXml({ rows, merged = [] }: WorkbookSheet): string {
  const written = rows.map(
    (cells, y) => `<row r="${y + 1}">${cells.map((cell, x) => cellOf(`${column(x)}${y + 1}`, cell)).join('')}</row>`,
  )
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const space = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return `<worksheet xmlns="${space}"><sheetData>${written.join('')}</sheetData>${merges ? `<mergeCells>${merges}</mergeCells>` : ''}</worksheet>`
}

/** An XLSX file as spreadsheet programs write it: several sheets, merged cells, formulas with their stored results. */
export function workbookOf(...sheets: WorkbookSheet[]): Buffer {
  const listed = sheets.map(
    ({ name, isHidden }, i) =>
      `<sheet name="${escape(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  )
  const related = sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)])),
  }
  return zipOf(Object.entries(parts).map(([name, text]) => ({ name, data: Buffer.from(text) })))
}
