import { IMPORT_SAMPLES } from '../../../contract/imports/limits'
import { listChunks, moveImport } from './imports.queries'
import { readTable } from './table/table'
import { openUpload, openZip } from './upload/open-upload'
import { ImportProblem } from './words'
import type { Work } from './work'

const SAMPLE_LENGTH = 60
const HEADING_LENGTH = 100

/** Opens a file of an import as it was received. */
export async function openFile({ db, providers, row }: Work, file: 'rows' | 'pictures') {
  const name = file === 'rows' ? row.rowsName : row.picturesName
  return openUpload(providers.storage, name, await listChunks(db, row.id, file))
}

/** Reads the headings of a file and its first rows, so that somebody can say what they are. */
export async function readHeadings(work: Work): Promise<void> {
  const { row, writeUncached } = work
  if (row.picturesName !== '') (await openZip(await openFile(work, 'pictures'))).close()
  const rows: string[][] = []
  for await (const { cells } of readTable(await openFile(work, 'rows'))) {
    rows.push(cells)
    if (rows.length > IMPORT_SAMPLES) break
  }
  const [columns = [], ...samples] = rows
  if (samples.length === 0) throw new ImportProblem('noRows')
  const storable = (text: string, length: number) =>
    text
      // oxlint-disable-next-line no-control-regex -- what PostgreSQL cannot keep
      .replace(/[\u0000-\u001f]|\p{Surrogate}/gu, ' ')
      .trim()
      .slice(0, length)
  const set = {
    columns: columns.map((heading) => storable(heading, HEADING_LENGTH)),
    samples: samples.map((cells) => columns.map((_, place) => storable(cells[place] ?? '', SAMPLE_LENGTH))),
  }
  await writeUncached((db) =>
    moveImport(db, { id: row.id, version: row.version, from: ['reading'], to: 'mapping', byAccount: null, set }),
  )
}
