import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import {
  columnsOf,
  type DayOrder,
  type ImportFile,
  type ImportKind,
  isBusy,
} from '#contract/operations/imports/rules.ts'
import { addImport, findImport, type ImportRecord, moveImport, takeChunk } from '../imports.queries'
import { wordsOf } from '../words'
import type { ImportServices } from '../import-work'
import { workOnImports } from '../work'

export interface TakenFile {
  kind: ImportKind
  /** Paths of this machine. */
  rows: string
  pictures: string | undefined
  publish: boolean
  /** The field of each heading; a heading that is not here is taken for the name of a field itself. */
  columns: Readonly<Record<string, string>>
  byAccount: number
  /** The place of the sheet and the line of the heading row; null: detected. */
  sheet: number | null
  headingLine: number | null
  dayOrder: DayOrder | null
}

/** ms between two looks at what another server has in hand */
const LOOK_MS = 500

async function sendFile({ providers, write }: ImportServices, id: number, file: ImportFile, path: string) {
  const handle = await open(path)
  try {
    for (let start = 0; ; start += IMPORT_CHUNK_BYTES) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(IMPORT_CHUNK_BYTES), 0, IMPORT_CHUNK_BYTES, start)
      if (bytesRead === 0) return
      const storageKey = `imports/${id}/${file}-${start}-${randomUUID()}`
      await providers.storage.put(storageKey, buffer.subarray(0, bytesRead), 'application/octet-stream')
      await write((db) => takeChunk(db, { importId: id, file, start, size: bytesRead, storageKey }))
    }
  } finally {
    await handle.close()
  }
}

/** Works until an import waits for somebody, whichever server goes on with it. */
async function finish(services: ImportServices, id: number): Promise<ImportRecord> {
  for (;;) {
    await workOnImports(services)
    const row = (await findImport(services.db, id))?.row
    if (!row) throw new Error('the import is gone')
    if (!isBusy(row.state)) return row
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
}

/** Takes files of this machine in as a browser would send them, checks and applies them. Gives the import as it ended. */
export async function takeFile(services: ImportServices, file: TakenFile): Promise<ImportRecord> {
  const { write } = services
  const { kind, rows, pictures, publish, columns, byAccount, sheet, headingLine } = file
  const sizeOf = async (path: string) => (await stat(path)).size
  const added = await write(async (db) =>
    addImport(db, {
      key: `${byAccount}:${randomUUID()}`,
      kind,
      byAccount,
      sheet,
      headingLine,
      rowsName: basename(rows),
      rowsSize: await sizeOf(rows),
      ...(pictures ? { picturesName: basename(pictures), picturesSize: await sizeOf(pictures) } : {}),
    }),
  )
  if (!added) throw new Error('the import was not added')
  const { id } = added
  await sendFile(services, id, 'rows', rows)
  if (pictures) await sendFile(services, id, 'pictures', pictures)
  const step = (from: ImportRecord['state'], to: ImportRecord['state'], set = {}) =>
    write((db) => moveImport(db, { id, from: [from], to, byAccount, set }))
  await step('receiving', 'reading')
  const read = await finish(services, id)
  const dayOrder = file.dayOrder ?? read.dayOrder
  if (read.needsDayOrder && dayOrder === null) {
    await step('mapping', 'cancelled', { problem: wordsOf('needsDayOrder') })
    return finish(services, id)
  }
  const known = new Set(columnsOf(kind).map(({ path }) => path))
  const mapping = read.columns
    .map((heading) => columns[heading] ?? heading)
    .map((path) => (known.has(path) ? path : ''))
  await step('mapping', 'checking', { mapping, publish, dayOrder })
  await finish(services, id)
  await step('checked', 'applying')
  return finish(services, id)
}
