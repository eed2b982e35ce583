import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { projectRoot } from '#server/platform/project.ts'

/** The demo fair's texts, as its editors keep them. */
const folder = join(projectRoot, 'server/seed/content')

export type Row = Record<string, string>

/** The rows of a table, by column name. */
export function readTable(file: string): Row[] {
  return parse<Row>(readFileSync(join(folder, file)), { columns: true, bom: true, skip_empty_lines: true })
}

export const Text = z.object({ zh: z.string(), en: z.string() })

/** The content of a JSON file; throws when it does not have the shape. */
export function readDocument<Shape>(file: string, shape: z.ZodType<Shape>): Shape {
  return shape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/** A cell that must be there. */
export function cell(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`no column ${column}`)
  return value
}

/** A drawn picture: without words, one serves both languages. */
export const drawn = (address: string): Bilingual => ({ zh: address, en: '' })

/** The picture of a row's family; where that draws Chinese characters, `family_en` has another for English readers. */
export function drawnFor(row: Row, file: string): Bilingual {
  const address = (family: string) => (family === '' ? '' : `/media/art/${family}/${file}`)
  return { zh: address(cell(row, 'family')), en: address(cell(row, 'family_en')) }
}

/** Two columns, `<field>_zh` and `<field>_en`, as one text. */
export function both(row: Row, field: string): Bilingual {
  return { zh: cell(row, `${field}_zh`), en: cell(row, `${field}_en`) }
}
