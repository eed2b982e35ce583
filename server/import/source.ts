import { CsvError, parse } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { ImportError } from './import-error'
import type { Refused } from './report'

export interface SourceRow {
  /** The line of the file on which the row begins; the first is 1. */
  line: number
  cells: Record<string, string>
}

/** A file of rows, checked once from end to end before anything is written. */
export interface Source {
  rows: number
  read(refuse: (refused: Refused) => void): AsyncIterable<SourceRow>
}

/** Throws notUtf8 with the line, or noFile. */
async function checkUtf8(path: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  try {
    for await (const chunk of createReadStream(path)) {
      if (Buffer.isBuffer(chunk)) line += decoder.decode(chunk, { stream: true }).split('\n').length - 1
    }
    decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new ImportError('notUtf8', { path, line })
    throw new ImportError('noFile', { path, detail: error instanceof Error ? error.message : String(error) })
  }
}

interface ParsedRecord {
  record: Record<string, string>
  info: { lines: number }
}

async function* readCsv(path: string, refuse: (refused: Refused) => void): AsyncGenerator<SourceRow> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error instanceof CsvError)
          refuse({ line: Number(error.lines), column: '-', text: 'badCsv', parameters: { detail: error.message } })
      },
    }),
  )
  let ended = 1
  for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
    // The parser shows where a row ends; a quoted newline lets it begin lines before.
    const inside = Object.values(record).reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
    ended = info.lines
    yield { line: ended - inside, cells: record }
  }
}

/** The columns of a CSV file; reads no further than its first line. */
async function readHeader(path: string): Promise<string[]> {
  const stream = createReadStream(path)
  const parser = stream.pipe(parse({ bom: true, to: 1 }))
  for await (const header of parser as AsyncIterable<string[]>) {
    stream.destroy()
    return header
  }
  return []
}

async function count(rows: AsyncIterable<unknown>): Promise<number> {
  let number = 0
  for await (const _ of rows) number += 1
  return number
}

/** A CSV file with at least the requested columns (UTF-8, with or without BOM, RFC 4180 quoting). */
export async function openCsv(path: string, requested: string[]): Promise<Source> {
  await checkUtf8(path)
  const columns = await readHeader(path)
  const missing = requested.filter((column) => !columns.includes(column))
  if (missing.length > 0) throw new ImportError('missingColumn', { path, columns: missing.join(', ') })
  return { rows: await count(readCsv(path, () => undefined)), read: (refuse) => readCsv(path, refuse) }
}

async function* readLines(path: string): AsyncGenerator<SourceRow> {
  let line = 0
  for await (const text of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1
    const name = text.replace(/^\uFEFF/, '').trim()
    if (name !== '') yield { line, cells: { name } }
  }
}

/** A text file with one name a line. */
export async function openLines(path: string): Promise<Source> {
  await checkUtf8(path)
  return { rows: await count(readLines(path)), read: () => readLines(path) }
}
