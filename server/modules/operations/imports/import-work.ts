import type { ImportState } from '#contract/operations/imports/rules.ts'
import type { Config } from '#server/config.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Providers } from '#server/providers/providers.ts'
import { holdWork, type ImportRecord, listChunks, moveImport } from './imports.queries'
import type { Subject } from './subjects/subject'
import type { TablePlace } from './table/table'
import { openUpload } from './upload/open-upload'

/** s for which a worker may be silent before another takes over what it was at */
export const LEASE_SECONDS = 20

export interface ImportServices extends Pick<Database, 'db' | 'write'> {
  providers: Providers
  config: Config
  subjects: readonly Subject[]
  /** Names this server among those that work. */
  worker: string
  /** Aborted once this server is to take no more work. */
  stopping?: AbortSignal | undefined
}

/** What a server is at. */
export interface Work extends ImportServices {
  row: ImportRecord
  subject: Subject
}

/**
 * Writes a batch in one transaction, in which nobody cancels the import, and renews the lease. False: the batch gave it, or
 * nothing was written because somebody stopped the import or another server has taken it over.
 */
export const writeHeld = ({ row, worker, write }: Work, batch: (db: Db) => Promise<boolean | void>): Promise<boolean> =>
  write(async (db) => {
    const held = await holdWork(db, { id: row.id, state: row.state, worker, seconds: LEASE_SECONDS })
    return held !== undefined && (await batch(db)) !== false
  })

/** Ends a step that is still this server's; `last` is written with it. */
export const endStep = (work: Work, to: ImportState, last?: (db: Db) => Promise<void>): Promise<boolean> =>
  writeHeld(work, async (db) => {
    await last?.(db)
    await moveImport(db, { id: work.row.id, from: [work.row.state], to, byAccount: null })
  })

/** Opens a file of an import as it was received. */
export async function openFile({ db, providers, row }: Work, file: 'rows' | 'pictures') {
  const name = file === 'rows' ? row.rowsName : row.picturesName
  return openUpload(providers.storage, name, await listChunks(db, row.id, file))
}

/** Where the table of a file is, once it has been read or chosen. */
export const tablePlaceOf = ({ sheet, headingLine }: Work['row']): TablePlace => ({
  sheet: sheet ?? 0,
  headingLine: headingLine ?? 1,
})
