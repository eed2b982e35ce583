import type { Cell } from './plain-table'

/** What a spreadsheet would run in place of showing it, in either width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

function toCsv(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const quoted = cell.replaceAll('"', '""')
  if (FORMULA.test(cell)) return `"'${quoted}"`
  return /[",\r\n]/.test(cell) ? `"${quoted}"` : cell
}

/** A table as RFC 4180 has it; by the byte order mark spreadsheets know that it is UTF-8. */
export function buildCsv(table: readonly (readonly Cell[])[]): Blob {
  const lines = table.map((cells) => `${cells.map(toCsv).join(',')}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
}
