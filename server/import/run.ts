import type { Database, Db } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { toSafeError } from '#server/platform/safe-error.ts'
import { ImportError } from './import-error'
import type { Refused, Report } from './report'
import type { Source, SourceRow } from './source'

/** Rows of one transaction. */
export const BATCH_ROWS = 500

export interface Importer<Row> {
  read: (row: SourceRow) => { record: Row; refused: Refused[] }
  keyOf: (record: Row) => string
  /** Adds or changes the records; gives those it touched. */
  write: (db: Db, records: Row[]) => Promise<{ added: boolean }[]>
}

interface Batch<Row> {
  records: Row[]
  from: number
  to: number
}

/** Reads the source into batches; rows that cannot be taken go to `refuse`. */
async function* batchesOf<Row>(source: Source, importer: Importer<Row>, refuse: (refused: Refused) => void) {
  const lineOfKey = new Map<string, number>()
  let batch: Batch<Row> = { records: [], from: 0, to: 0 }
  for await (const row of source.read(refuse)) {
    const { record, refused } = importer.read(row)
    const key = importer.keyOf(record)
    const earlier = lineOfKey.get(key)
    if (refused.length > 0) refused.forEach(refuse)
    else if (earlier !== undefined)
      refuse({ line: row.line, column: 'key', text: 'sameKey', parameters: { line: earlier } })
    else {
      lineOfKey.set(key, row.line)
      batch.records.push(record)
      batch.from ||= row.line
      batch.to = row.line
    }
    if (batch.records.length === BATCH_ROWS) {
      yield batch
      batch = { records: [], from: 0, to: 0 }
    }
  }
  if (batch.records.length > 0) yield batch
}

/**
 * Takes a source into the database, one transaction per batch: a batch is written whole or not at all. Importing the
 * same again changes nothing. Throws ImportError when the database cannot take a batch; the batches before it stay.
 */
export async function importSource<Row>(
  database: Database,
  source: Source,
  importer: Importer<Row>,
  progress: (rows: number) => void = () => undefined,
): Promise<Report> {
  const report: Report = { rows: source.rows, added: 0, changed: 0, unchanged: 0, refused: [] }
  const refusedRows = new Set<number>()
  const refuse = (refused: Refused) => {
    report.refused.push(refused)
    refusedRows.add(refused.line)
  }
  let taken = 0
  for await (const { records, from, to } of batchesOf(source, importer, refuse)) {
    const written = await database
      .write((db) => importer.write(db, records))
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.error === 'StorageFull')
          throw new ImportError('storageFull', { from, to })
        throw new ImportError('writeFailed', { from, to, detail: describeDetail(error) })
      })
    const added = written.filter((one) => one.added).length
    report.added += added
    report.changed += written.length - added
    report.unchanged += records.length - written.length
    taken += records.length
    progress(taken + refusedRows.size)
  }
  return report
}

/** The database's own words, not the statement that Drizzle wraps around them. */
function describeDetail(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return toSafeError(cause instanceof Error ? cause : error).message
}
