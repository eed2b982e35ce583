import type { Db } from '#server/platform/db/database.ts'
import type { UndoOutcome } from '#server/modules/fair/content/index.ts'
import { findMover, holdWork, moveImport } from './imports.queries'
import { forgetKey, listWritten, type RowResult, settleRows } from './rows.queries'
import { noteOf, type WordsName } from './words'
import { LEASE_SECONDS } from './lease'
import type { Work } from './import-work'

/** objects of one transaction */
const BATCH = 50

const why: Record<Exclude<UndoOutcome, 'undone'>, WordsName> = {
  changed: 'keptChanged',
  used: 'keptUsed',
  gone: 'keptGone',
}

/** Withdraws the last rows that are still written, in one transaction; false: there are none, or another server is at it. */
async function undoBatch(db: Db, { row, subject, worker }: Work): Promise<boolean> {
  if (!(await holdWork(db, { id: row.id, state: 'undoing', worker, seconds: LEASE_SECONDS }))) return false
  const rows = await listWritten(db, row.id, BATCH)
  const byAccount = await findMover(db, row.id, 'undoing')
  const results: RowResult[] = []
  for (const stored of rows) {
    const { objectId, revision, before } = stored
    if (objectId === null || revision === null) continue
    const outcome = await subject.undo(db, { id: objectId, revision, before, byAccount })
    if (outcome === 'undone' && before === null) await forgetKey(db, row.kind, objectId)
    const reasons = outcome === 'undone' ? [] : [noteOf('', why[outcome])]
    results.push({ ...stored, outcome: outcome === 'undone' ? 'undone' : 'kept', reasons })
  }
  await settleRows(
    db,
    row.id,
    results.map(({ line, outcome, objectId, revision, before, reasons }) => ({
      line,
      outcome,
      objectId,
      revision,
      before,
      reasons,
    })),
  )
  return rows.length > 0
}

/** Withdraws what an import wrote as one step: what has been changed or is used since stays, and its row says why. */
export async function undoRows(work: Work): Promise<void> {
  const { row, write, worker } = work
  while (await write((db) => undoBatch(db, work)));
  await write(async (db) => {
    if (!(await holdWork(db, { id: row.id, state: 'undoing', worker, seconds: LEASE_SECONDS }))) return
    await moveImport(db, { id: row.id, from: ['undoing'], to: 'undone', byAccount: null })
  })
}
