import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_HEAD_ROWS } from '#contract/operations/imports/limits.ts'
import type { Upload } from '../upload/open-upload'
import { ImportProblem } from '../words'
import type { TableRow } from './table-row'

/** bytes in which the first line stands */
const HEAD_BYTES = 64 * 1024
/** What a file that begins as an archive or an old workbook is: it is only called CSV. */
const OTHERS = [Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]
/** UTF-16, by either of its byte order marks. */
const WIDE = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]

const startsWith = (bytes: Buffer, marks: readonly Buffer[]): boolean =>
  marks.some((mark) => bytes.subarray(0, mark.length).equals(mark))

async function readHead(upload: Upload): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of upload.read(0, Math.min(upload.size, HEAD_BYTES)))
    if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts)
}

/** UTF-8 where all of it is; else what Chinese spreadsheets write. */
async function detectEncoding(upload: Upload, head: Buffer): Promise<string> {
  if (startsWith(head, WIDE)) return head[0] === 0xff ? 'utf-16le' : 'utf-16be'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const part of upload.read(0, upload.size)) {
      if (Buffer.isBuffer(part)) decoder.decode(part, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'gb18030'
    throw error
  }
}

/** Spreadsheets of some countries put semicolons or tabs where others put commas. */
function detectDelimiter(text: string): string {
  // The first lines may be a title: the line with the most separators is used.
  const lines = text.split(/\r?\n/, IMPORT_HEAD_ROWS)
  const count = (mark: string) => Math.max(...lines.map((line) => line.split(mark).length))
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

async function* decode(upload: Upload, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of upload.read(0, upload.size)) {
    if (Buffer.isBuffer(part)) yield decoder.decode(part, { stream: true })
  }
  yield decoder.decode()
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** The rows of a CSV file in UTF-8, UTF-16 or GB18030, as RFC 4180 has them. Throws ImportProblem. */
export async function* readCsv(upload: Upload): AsyncGenerator<TableRow> {
  const head = await readHead(upload)
  if (startsWith(head, OTHERS)) throw new ImportProblem('noSuchKind', { types: 'csv' })
  const encoding = await detectEncoding(upload, head)
  const parser = parse({
    bom: true,
    delimiter: detectDelimiter(new TextDecoder(encoding).decode(head)),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: IMPORT_CELL_MAX * IMPORT_COLUMNS_MAX,
  })
  const text = Readable.from(decode(upload, encoding))
  text.on('error', (error) => parser.destroy(error))
  try {
    let ended = 0
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<Parsed>) {
      // The parser shows where a row ends; a quoted newline lets it begin lines before.
      const inside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      const line = Math.max(ended + 1, info.lines - inside)
      ended = line
      yield { line, cells: record, withoutResult: [] }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportProblem('badCsv', { line: Number(error.lines) || 1 })
    throw error
  } finally {
    text.destroy()
  }
}
