import type { Db } from '#server/platform/db/database.ts'
import type { UndoOutcome } from '#server/modules/fair/content/index.ts'
import { endStep, type Work, writeHeld } from './import-work'
import { findMover } from './imports.queries'
import { forgetKey, listWritten, type RowResult, settleRows } from './rows.queries'
import { noteOf, type WordsName } from './words'

/** objects of one transaction */
const BATCH = 50

const why: Record<Exclude<UndoOutcome, 'undone'>, WordsName> = {
  changed: 'keptChanged',
  used: 'keptUsed',
  gone: 'keptGone',
}

/** Withdraws the last rows that are still written; false: there are none. */
async function undoBatch(db: Db, { row, subject }: Work): Promise<boolean> {
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
  while (await writeHeld(work, (db) => undoBatch(db, work)));
  await endStep(work, 'undone')
}
