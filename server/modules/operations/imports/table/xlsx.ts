import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX } from '#contract/operations/imports/limits.ts'
import { openZip, type Upload } from '../upload/open-upload'
import { ImportProblem } from '../words'
import type { TableRow } from './table-row'
import { type Book, openBook } from './xlsx-book'
import { listParts, readXml, type XmlReader } from './xlsx-parts'

const DAY_MS = 86_400_000
/** Days from which spreadsheets count, in ms since 1970. */
const [EPOCH_1900, EPOCH_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)]

/** `AB12` as the place of its column; the first is 0. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? []
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** As the clock of the spreadsheet shows it, in an unknown time zone. */
function dateText(serial: number, { from1904 }: Book): string {
  const at = new Date(Math.round(((from1904 ? EPOCH_1904 : EPOCH_1900) + serial * DAY_MS) / 1000) * 1000)
  if (Number.isNaN(at.getTime())) return String(serial)
  // A time of day without a day.
  if (serial < 1 && !from1904) return `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`
  const day = `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}`
  return serial % 1 === 0 ? day : `${day} ${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`
}

interface Cell {
  place: number
  type: string
  style: number
  value: string
  isFormula: boolean
  /** It holds a result, which may be an empty text. */
  hasValue: boolean
}

function cellText({ type, style, value }: Cell, book: Book): string {
  if (type === 's') return book.shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'str' || type === 'inlineStr' || type === 'e' || type === 'd') return value
  if (value.trim() === '') return ''
  const number = Number(value)
  if (Number.isNaN(number)) return value
  return book.isDate[style] ? dateText(number, book) : String(number)
}

/** Gathers rows from the tags of a sheet. */
function gatherRows(book: Book): { reader: XmlReader; rows: TableRow[] } {
  const rows: TableRow[] = []
  let row: { line: number; cells: string[]; withoutResult: number[] } = { line: 0, cells: [], withoutResult: [] }
  let cell: Cell | undefined
  let [isValue, isPhonetic] = [false, false]
  const reader: XmlReader = {
    open(name, attributes) {
      if (name === 'row') row = { line: Number(attributes['r'] ?? row.line + 1), cells: [], withoutResult: [] }
      if (name === 'c') {
        const place = attributes['r'] ? columnOf(attributes['r']) : row.cells.length
        const style = Number(attributes['s'] ?? 0)
        cell = { place, type: attributes['t'] ?? 'n', style, value: '', isFormula: false, hasValue: false }
      }
      if (name === 'f' && cell) cell.isFormula = true
      if (name === 'v' && cell) cell.hasValue = true
      if (name === 'rPh') isPhonetic = true
      isValue = name === 'v' || name === 't'
    },
    text(text) {
      if (!isValue || isPhonetic || !cell) return
      cell.value += text
      if (cell.value.length > IMPORT_CELL_MAX) throw new ImportProblem('tooLarge')
    },
    close(name) {
      isValue = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'c' && cell) {
        const text = cellText(cell, book)
        if (cell.place >= IMPORT_COLUMNS_MAX && text.trim() !== '')
          throw new ImportProblem('manyColumns', { max: IMPORT_COLUMNS_MAX })
        if (cell.place >= 0 && cell.place < IMPORT_COLUMNS_MAX) {
          while (row.cells.length < cell.place) row.cells.push('')
          row.cells[cell.place] = text
          if (cell.isFormula && !cell.hasValue) row.withoutResult.push(cell.place)
        }
        cell = undefined
      }
      if (name === 'row') rows.push(row)
    },
  }
  return { reader, rows }
}

const damaged = (error: unknown): unknown =>
  error instanceof ImportProblem || (error instanceof Error && 'syscall' in error)
    ? error
    : new ImportProblem('damaged')

/** The names of the sheets that are not hidden. Throws ImportProblem. */
export async function listSheets(upload: Upload): Promise<string[]> {
  const zip = await openZip(upload)
  try {
    return (await openBook(zip, await listParts(zip))).sheets.map(({ name }) => name)
  } catch (error) {
    throw damaged(error)
  } finally {
    zip.close()
  }
}

/** The rows of a sheet, by its place among those that are not hidden. Throws ImportProblem. */
export async function* readXlsx(upload: Upload, place: number): AsyncGenerator<TableRow> {
  const zip = await openZip(upload)
  try {
    const book = await openBook(zip, await listParts(zip))
    const sheet = book.sheets[place]
    if (!sheet) throw new ImportProblem('damaged')
    const { reader, rows } = gatherRows(book)
    for await (const _ of readXml(zip, sheet.entry, reader)) yield* rows.splice(0)
  } catch (error) {
    throw damaged(error)
  } finally {
    zip.close()
  }
}
