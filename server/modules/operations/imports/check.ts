import { IMPORT_ROWS_MAX } from '#contract/operations/imports/limits.ts'
import { holdWork, moveImport } from './imports.queries'
import { collectPictures } from './pictures/collect-pictures'
import { openFile, tablePlaceOf } from './read-headings'
import { RelatedFinder } from './rows/find-related'
import { type Judging, validateRows, SeenRows } from './rows/validate-rows'
import { type ReadRow, readRow, toReading } from './rows/read-row'
import { addRows, forgetRows } from './rows.queries'
import { readTable } from './table/table'
import { ImportProblem } from './words'
import { LEASE_SECONDS } from './lease'
import type { Work } from './import-work'

/** rows that are looked up and written down together */
const BATCH = 500

/** Somebody stopped the import, or another server has taken it over. */
class Stopped extends Error {}

/**
 * The dry run: says of every row whether it is new, changed, unchanged or refused, and why, and writes nothing else. Begun
 * again after a break. Throws ImportProblem.
 */
export async function checkRows(work: Work): Promise<void> {
  const { row, subject, db, write, worker } = work
  const hold = { id: row.id, state: 'checking' as const, worker, seconds: LEASE_SECONDS }
  const reading = toReading(row)
  const related = new RelatedFinder(subject)
  const pictures = await collectPictures(work)
  const judging: Judging = { subject, seen: new SeenRows(), picturesOf: pictures.ofRow }

  const settle = async (batch: ReadRow[]) => {
    await related.resolve(db, batch)
    await pictures.look(db, batch)
    const reasonsByRow = await validateRows(db, judging, batch)
    await write(async (transaction) => {
      if (!(await holdWork(transaction, hold))) throw new Stopped()
      await addRows(transaction, row.id, reasonsByRow)
    })
  }

  try {
    await write(async (transaction) => {
      if (!(await holdWork(transaction, hold))) throw new Stopped()
      await forgetRows(transaction, row.id)
    })
    let [isHeading, read, batch]: [boolean, number, ReadRow[]] = [true, 0, []]
    for await (const line of readTable(await openFile(work, 'rows'), tablePlaceOf(row))) {
      if (isHeading) {
        isHeading = false
        continue
      }
      read += 1
      if (read > IMPORT_ROWS_MAX) throw new ImportProblem('manyRows', { max: IMPORT_ROWS_MAX })
      batch.push(readRow(reading, line))
      if (batch.length < BATCH) continue
      await settle(batch)
      batch = []
    }
    if (batch.length > 0) await settle(batch)
    if (read === 0) throw new ImportProblem('noRowsBelow')
    await write(async (transaction) => {
      if (!(await holdWork(transaction, hold))) throw new Stopped()
      await pictures.store(transaction)
      await moveImport(transaction, { id: row.id, from: ['checking'], to: 'checked', byAccount: null })
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
