import { stringify } from 'csv-stringify/sync'
import type { Language } from '#contract/core/language.ts'
import { chinaDay } from '#contract/core/china-time.ts'

/** Rows that one export gives at most. */
export const EXPORT_ROWS = 10_000

/** A column of an export: its heading in both languages, and what stands in it. */
export interface Column<Row> {
  zh: string
  en: string
  cell: (row: Row) => string | number
}

/** The rows as a table that a spreadsheet opens: UTF-8 with byte order mark, what it would take for a formula quoted. */
export function buildCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[], language: Language): string {
  const heading = columns.map(({ zh, en }) => (language === 'zh-CN' ? zh : en))
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)))
  return stringify([heading, ...cells], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}

/** `registrations-2026-11-21.csv`: the day at the fair. */
export const buildCsvName = (name: string, now = new Date()): string => `${name}-${chinaDay(now)}.csv`
