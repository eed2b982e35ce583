import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { applyRows } from './apply'
import { checkRows } from './check'
import { type ImportServices, LEASE_SECONDS, type Work } from './import-work'
import { type ImportRecord, moveImport, releaseWork, takeWork } from './imports.queries'
import { readHeadings } from './read-headings'
import { undoRows } from './undo'
import { ImportProblem, wordsOf } from './words'

const steps: Partial<Record<ImportRecord['state'], (work: Work) => Promise<void>>> = {
  reading: readHeadings,
  checking: checkRows,
  applying: applyRows,
  undoing: undoRows,
}

/** Where one server alone can be on a database, what an earlier one had in hand need not be waited for. */
export async function takeOverImports({ kind, write }: Pick<Database, 'kind' | 'write'>): Promise<void> {
  if (kind === 'embedded') await write((db) => releaseWork(db))
}

/** Lets another server go on with what this one has in hand, which ends with the batch under way. */
export const handOverImports = ({ write }: Pick<Database, 'write'>, worker: string): Promise<void> =>
  write((db) => releaseWork(db, worker))

/** Of what the reader of an import can do something about. */
function describeProblem(error: unknown) {
  if (error instanceof ImportProblem) return error.words
  return error instanceof Refusal && error.error === 'StorageFull' ? wordsOf('storageFull') : undefined
}

/**
 * Goes on with what imports wait for, one after the other, until nothing waits; what another server has in hand is left to
 * it. What broke off goes on where it was: rows say what is done.
 */
export async function workOnImports(services: ImportServices): Promise<void> {
  for (;;) {
    const row = await services.write((db) => takeWork(db, services.worker, LEASE_SECONDS))
    if (!row) return
    if (services.stopping?.aborted) return handOverImports(services, services.worker)
    const subject = services.subjects.find(({ kind }) => kind === row.kind)
    const step = steps[row.state]
    if (!subject || !step) throw new Error(`an import of ${row.kind} cannot be ${row.state}`)
    try {
      await step({ ...services, row, subject })
    } catch (error) {
      const problem = describeProblem(error)
      if (!problem) throw error
      const { id, state, version } = row
      await services.write((db) =>
        moveImport(db, { id, version, from: [state], to: 'failed', byAccount: null, set: { problem } }),
      )
    }
  }
}
