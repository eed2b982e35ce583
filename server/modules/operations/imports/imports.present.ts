import type { ImportDetail, ImportRecord, ImportRow } from '#contract/operations/imports/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findImport, type ListedImport, listSteps } from './imports.queries'
import type { Words } from './imports.schema'
import { countRows, countUnused, listRows, type StoredRow } from './rows.queries'
import { fail } from '#server/platform/http/fail.ts'

type Counts = ImportRecord['counts']

const none = (): Counts => ({
  total: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  done: 0,
  written: 0,
  undone: 0,
  kept: 0,
  picturesUnused: 0,
})

async function countAll(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  const counts = new Map(ids.map((id) => [id, none()]))
  for (const { importId, state, outcome, n } of await countRows(db, ids)) {
    const own = counts.get(importId)
    if (!own) continue
    own.total += n
    own[state] += n
    if (state !== 'new' && state !== 'changed') continue
    if (outcome !== 'waiting') own.done += n
    if (outcome === 'written' || outcome === 'undone' || outcome === 'kept') own[outcome] += n
  }
  for (const { importId, n } of await countUnused(db, ids)) {
    const own = counts.get(importId)
    if (own) own.picturesUnused = n
  }
  return counts
}

export const wordsIn = ({ zh, en }: Words, language: Language): string => (language === 'zh-CN' ? zh : en)
const nameOf = (by: Bilingual | null, language: Language): string => (by ? pick(by, language) : '')

function present({ row, by }: ListedImport, counts: Counts, language: Language): ImportRecord {
  const { id, version, kind, state, columns, samples, mapping, publish, sheets, head, dayOrder, needsDayOrder } = row
  return {
    id,
    version,
    kind,
    state,
    sheets,
    sheet: row.sheet ?? 0,
    headingLine: row.headingLine ?? 0,
    head,
    dayOrder,
    needsDayOrder,
    columns,
    samples,
    mapping,
    publish,
    counts,
    rows: { name: row.rowsName, size: row.rowsSize, received: row.rowsReceived },
    pictures:
      row.picturesName === ''
        ? null
        : { name: row.picturesName, size: row.picturesSize, received: row.picturesReceived },
    problem: row.problem ? wordsIn(row.problem, language) : '',
    by: nameOf(by, language),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Imports as their readers see them. */
export async function presentAll(db: Db, rows: readonly ListedImport[], language: Language): Promise<ImportRecord[]> {
  const counts = await countAll(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map((one) => present(one, counts.get(one.row.id) ?? none(), language))
}

/** An import with its steps. Throws ImportNotFound. */
export async function presentOne(db: Db, id: number, language: Language): Promise<ImportDetail> {
  const found = await findImport(db, id)
  const [record] = found ? await presentAll(db, [found], language) : []
  if (!record) throw fail('ImportNotFound')
  const steps = await listSteps(db, id)
  const changes = steps.map(({ change, by }) => ({
    state: change.state,
    by: nameOf(by, language),
    at: change.at.toISOString(),
  }))
  return { ...record, changes }
}

export const presentRow = (row: StoredRow, language: Language): ImportRow => ({
  id: row.line,
  key: row.key,
  title: row.title,
  state: row.state,
  outcome: row.outcome,
  objectId: row.objectId,
  reasons: row.reasons.map((reason) => ({
    column: reason.column,
    text: wordsIn(reason, language),
    note: reason.note ?? false,
  })),
})

/** Rows that are reported; the organizer console lists all of them. */
const REPORTED = 50

/** The outcome of an import, for who began it from the command line. Throws ImportNotFound. */
export async function reportOf(db: Db, id: number, language: Language) {
  const { counts, problem } = await presentOne(db, id, language)
  const { rows } = await listRows(db, { id, outcome: 'refused', page: 1, limit: REPORTED })
  const refused = rows.flatMap((row) =>
    presentRow(row, language).reasons.flatMap(({ column, text, note }) =>
      note ? [] : [{ line: row.line, column: column || '-', reason: text }],
    ),
  )
  const { total, new: added, changed, unchanged } = counts
  return { problem, refused, counts: { rows: total, added, changed, unchanged, refused: counts.refused } }
}
