import { IMPORT_ROWS_MAX } from '#contract/operations/imports/limits.ts'
import { endStep, openFile, tablePlaceOf, type Work, writeHeld } from './import-work'
import { collectPictures } from './pictures/collect-pictures'
import { RelatedFinder } from './rows/find-related'
import { type Judging, validateRows, SeenRows } from './rows/validate-rows'
import { type ReadRow, readRow, toReading } from './rows/read-row'
import { addRows, forgetRows } from './rows.queries'
import { readTable } from './table/table'
import { ImportProblem } from './words'

/** rows that are looked up and written down together */
const BATCH = 500

/**
 * The dry run: says of every row whether it is new, changed, unchanged or refused, and why, and writes nothing else. Begun
 * again after a break. Throws ImportProblem.
 */
export async function checkRows(work: Work): Promise<void> {
  const { row, subject, db } = work
  const reading = toReading(row)
  const related = new RelatedFinder(subject)
  const pictures = await collectPictures(work)
  const judging: Judging = { subject, seen: new SeenRows(), picturesOf: pictures.ofRow }

  /** false: the import is no longer this server's. */
  const settle = async (batch: ReadRow[]): Promise<boolean> => {
    await related.resolve(db, batch)
    await pictures.look(db, batch)
    const reasonsByRow = await validateRows(db, judging, batch)
    return writeHeld(work, (writing) => addRows(writing, row.id, reasonsByRow))
  }

  if (!(await writeHeld(work, (writing) => forgetRows(writing, row.id)))) return
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
    if (!(await settle(batch))) return
    batch = []
  }
  if (batch.length > 0 && !(await settle(batch))) return
  if (read === 0) throw new ImportProblem('noRowsBelow')
  await endStep(work, 'checked', (writing) => pictures.store(writing))
}
