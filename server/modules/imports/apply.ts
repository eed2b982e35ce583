import type { AnyDocument } from '../../../contract/content/fields'
import type { Db } from '../../platform/db/database'
import { describeBefore, holdForImport, holdRelated, type ImportedDocument, nextIds, writeImported } from '../content'
import { holdWork, moveImport } from './imports.queries'
import type { Reason } from './imports.schema'
import { openArchive } from './pictures/open-archive'
import { preparePictures, withPictures } from './pictures/prepare-pictures'
import { openFile } from './read-headings'
import { findTargets, type Target } from './rows/find-targets'
import { parseNumber } from './rows/find-related'
import { beginDocument, fieldsOfKind, isChanged, judgeDocument, mergeGiven } from './rows/merge'
import { claimKeys, listWaiting, type RowResult, settleRows, type StoredRow } from './rows/rows.queries'
import { noteOf, reasonOf } from './words'
import { LEASE_SECONDS, type Work } from './work'

/** rows of one transaction */
const BATCH = 200

/** A row on its way to what is written. */
interface Pending {
  stored: StoredRow
  target: Target
  id: number
  document: AnyDocument
  reasons: Reason[]
}

const resultOf = ({ line, reasons }: StoredRow, more: Partial<RowResult>): RowResult => ({
  line,
  reasons,
  outcome: 'refused',
  objectId: null,
  revision: null,
  before: null,
  ...more,
})

/** Gives new objects their numbers, each key one: where another import was first, its object is the one. */
async function claimTargets(db: Db, work: Work, rows: readonly StoredRow[]): Promise<Map<string, number>> {
  const { tie, row } = work
  const keys = rows.map(({ key }) => key)
  const first = await findTargets(db, tie, row.kind, keys)
  const fresh = keys.filter((key) => !first(key).draft && parseNumber(key) === undefined)
  const ids = await nextIds(db, tie, fresh.length)
  const wanted = fresh.flatMap((key, place) => {
    const objectId = ids[place]
    return objectId === undefined ? [] : [{ key, objectId, instead: first(key).gone }]
  })
  return claimKeys(db, row.kind, wanted)
}

async function findPending(db: Db, work: Work, rows: readonly StoredRow[]): Promise<Pending[]> {
  const { tie, row } = work
  const fields = fieldsOfKind(row.kind)
  const keys = rows.map(({ key }) => key)
  const claimed = await claimTargets(db, work, rows)
  const seen = await findTargets(db, tie, row.kind, keys)
  await holdForImport(
    db,
    row.kind,
    keys.flatMap((key) => seen(key).draft?.item.id ?? []),
  )
  // Read again: until they were held, somebody may have changed them.
  const targetOf = await findTargets(db, tie, row.kind, keys)
  const pictures = await withPictures(db, work, rows)
  return rows.map((stored) => {
    const target = targetOf(stored.key)
    const before = target.draft?.document ?? beginDocument(fields)
    const given = pictures.given(stored, before)
    const document = mergeGiven(fields, before, { ...stored.given, ...given })
    const reasons = [...stored.reasons.filter(({ note }) => note), ...pictures.notes(stored)]
    const id = target.draft?.item.id ?? claimed.get(stored.key) ?? 0
    return { stored, target, id, document, reasons }
  })
}

/** Writes the next rows in one transaction; false: there are none, or somebody stopped it. */
async function applyBatch(db: Db, work: Work, at: Date): Promise<boolean> {
  const { row, tie, worker } = work
  const fields = fieldsOfKind(row.kind)
  if (!(await holdWork(db, { id: row.id, state: 'applying', worker, seconds: LEASE_SECONDS }))) return false
  const rows = await listWaiting(db, row.id, BATCH)
  if (rows.length === 0) return false
  const results: RowResult[] = []
  const sound: Pending[] = []
  for (const one of await findPending(db, work, rows)) {
    const { stored, target, document, reasons, id } = one
    const problems = judgeDocument(row.kind, document)
    if (target.isMissing || id === 0) problems.push(reasonOf('key', 'noRecord', { name: stored.key }))
    if (problems.length > 0) results.push(resultOf(stored, { reasons: [...reasons, ...problems] }))
    else if (target.draft && !isChanged(fields, target.draft.document, document))
      results.push(resultOf(stored, { outcome: 'idle', objectId: id, reasons }))
    else sound.push(one)
  }
  const broken = await holdRelated(
    db,
    row.kind,
    sound.map(({ document }) => document),
  )
  const written: (ImportedDocument & Pending)[] = []
  sound.forEach((one, place) => {
    const own = broken[place] ?? []
    const gone = own.filter(({ why }) => why === 'gone').map(({ field }) => reasonOf(field, 'gone'))
    if (gone.length > 0) {
      results.push(resultOf(one.stored, { reasons: [...one.reasons, ...gone] }))
      return
    }
    if (row.publish) one.reasons.push(...own.map(({ field }) => noteOf(field, 'unpublished')))
    written.push({ ...one, before: one.target.draft ?? null, publish: row.publish && own.length === 0 })
  })
  const revisions = await writeImported(db, tie, written, { byAccount: row.byAccount, at })
  for (const { stored, id, before, reasons } of written) {
    const revision = revisions.get(id) ?? null
    results.push(
      resultOf(stored, {
        outcome: 'written',
        objectId: id,
        revision,
        reasons,
        before: before ? describeBefore(before.item) : null,
      }),
    )
  }
  await settleRows(db, row.id, results)
  return true
}

/** Writes what the dry run found, batch by batch; what was written by then stays where somebody stops it. */
export async function applyRows(work: Work): Promise<void> {
  const { row, write, writeUncached } = work
  const archive = row.picturesName === '' ? undefined : await openArchive(await openFile(work, 'pictures'))
  try {
    for (;;) {
      await preparePictures(work, archive, BATCH)
      const at = new Date()
      if (!(await write((db) => applyBatch(db, work, at)))) break
    }
  } finally {
    archive?.close()
  }
  await writeUncached(async (db) => {
    if (!(await holdWork(db, { id: row.id, state: 'applying', worker: work.worker, seconds: LEASE_SECONDS }))) return
    await moveImport(db, { id: row.id, from: ['applying'], to: 'applied', byAccount: null })
  })
}
