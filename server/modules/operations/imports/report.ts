import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { presentOne, presentRow } from './imports.present'
import { listRows } from './rows.queries'

/** Rows that are reported; the organizer console lists all of them. */
const TOLD = 50

/** The outcome of an import, for who began it from the command line. Throws ImportNotFound. */
export async function reportOf(db: Db, id: number, language: Language) {
  const { counts, problem } = await presentOne(db, id, language)
  const { rows } = await listRows(db, { id, outcome: 'refused', page: 1, limit: TOLD })
  const refused = rows.flatMap((row) =>
    presentRow(row, language).reasons.flatMap(({ column, text, note }) =>
      note ? [] : [{ line: row.line, column: column || '-', reason: text }],
    ),
  )
  const { total, new: added, changed, unchanged } = counts
  return { problem, refused, counts: { rows: total, added, changed, unchanged, refused: counts.refused } }
}
