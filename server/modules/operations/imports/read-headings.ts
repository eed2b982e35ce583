import { cutText } from '#contract/core/text/cut-text.ts'
import { IMPORT_SAMPLES } from '#contract/operations/imports/limits.ts'
import { moveImport } from './imports.queries'
import { DayOrderFinder } from './rows/read-moment'
import { findTable } from './table/find-table'
import { readTable } from './table/table'
import { openZip } from './upload/open-upload'
import { ImportProblem } from './words'
import { openFile, type Work } from './import-work'

const SAMPLE_LENGTH = 60
const HEADING_LENGTH = 100
/** cells of a row that are checked to find the heading row */
const HEAD_CELLS = 12

const storable = (text: string, length: number) =>
  cutText(
    text
      // oxlint-disable-next-line no-control-regex -- PostgreSQL cannot store these
      .replace(/[\u0000-\u001f]|\p{Surrogate}/gu, ' ')
      .trim(),
    length,
  )

/** Finds the table of a file, reads its headings and first rows so that someone can map them, and the order of its dates. */
export async function readHeadings(work: Work): Promise<void> {
  const { row, write } = work
  if (row.picturesName !== '') (await openZip(await openFile(work, 'pictures'))).close()
  const upload = await openFile(work, 'rows')
  const { sheets, sheet, headingLine, head } = await findTable(upload, row)
  const rows: string[][] = []
  const dates = new DayOrderFinder()
  for await (const { cells } of readTable(upload, { sheet, headingLine })) {
    if (rows.length <= IMPORT_SAMPLES) rows.push(cells)
    for (const cell of cells) dates.read(cell)
  }
  const [columns = [], ...samples] = rows
  // A chosen sheet without rows is shown all the same, so that another can be chosen.
  if (samples.length === 0 && row.sheet === null) throw new ImportProblem('noRows')
  const { dayOrder, needsChoice } = dates.found
  const set = {
    sheets: sheets.map((name) => storable(name, HEADING_LENGTH)),
    sheet,
    headingLine,
    head: head.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, HEAD_CELLS).map((cell) => storable(cell, SAMPLE_LENGTH)),
    })),
    dayOrder,
    needsDayOrder: needsChoice,
    columns: columns.map((heading) => storable(heading, HEADING_LENGTH)),
    samples: samples.map((cells) => columns.map((_, place) => storable(cells[place] ?? '', SAMPLE_LENGTH))),
  }
  await write((db) =>
    moveImport(db, { id: row.id, version: row.version, from: ['reading'], to: 'mapping', byAccount: null, set }),
  )
}
