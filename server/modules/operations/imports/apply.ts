import { importFields, isContentImport } from '#contract/operations/imports/rules.ts'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { Db } from '#server/platform/db/database.ts'
import { endStep, openFile, type Work, writeHeld } from './import-work'
import type { Reason } from './imports.schema'
import { openArchive } from './pictures/open-archive'
import { allEnded, preparePictures } from './pictures/prepare-pictures'
import { withPictures } from './pictures/with-pictures'
import { parseNumber } from './rows/find-related'
import { beginDocument, findTargets, isChanged, mergeGiven, type Target, validateDocument } from './rows/target'
import { claimKeys, forgetKey, listWaiting, type RowResult, settleRows, type StoredRow } from './rows.queries'
import type { Written } from './subjects/subject'
import { noteOf, reasonOf } from './words'

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
  const { subject, row } = work
  const keys = rows.map(({ key }) => key)
  const first = await findTargets(db, subject, keys)
  const fresh = keys.filter((key) => !first(key).draft && parseNumber(key) === undefined)
  const ids = await subject.nextIds(db, fresh.length)
  const requested = fresh.flatMap((key, place) => {
    const objectId = ids[place]
    return objectId === undefined ? [] : [{ key, objectId, gone: first(key).gone }]
  })
  return claimKeys(db, row.kind, requested)
}

async function findPending(db: Db, work: Work, rows: readonly StoredRow[]): Promise<Pending[]> {
  const { subject, row } = work
  const fields = importFields(row.kind)
  const keys = rows.map(({ key }) => key)
  const claimed = await claimTargets(db, work, rows)
  const seen = await findTargets(db, subject, keys)
  await subject.hold(
    db,
    keys.flatMap((key) => seen(key).draft?.id ?? []),
  )
  // Read again: until they were held, somebody may have changed them.
  const targetOf = await findTargets(db, subject, keys)
  const pictures = await withPictures(db, work, rows)
  return rows.map((stored) => {
    const target = targetOf(stored.key)
    const before = target.draft?.document ?? beginDocument(fields)
    const given = pictures.given(stored, before)
    const document = mergeGiven(fields, before, { ...stored.given, ...given })
    const reasons = [...stored.reasons.filter(({ note }) => note), ...pictures.notes(stored)]
    const id = target.draft?.id ?? claimed.get(stored.key) ?? 0
    return { stored, target, id, document, reasons }
  })
}

/** Writes the next rows; false: there are none. */
async function applyBatch(db: Db, work: Work, at: Date): Promise<boolean> {
  const { row, subject, config, providers } = work
  const fields = importFields(row.kind)
  const rows = await listWaiting(db, row.id, BATCH)
  if (rows.length === 0) return false
  const results: RowResult[] = []
  const sound: Pending[] = []
  const pending = await findPending(db, work, rows)
  const reasonsByRow = await subject.validate(
    db,
    pending.map(({ id, target, document }) => ({ id, document, before: target.draft ?? null, publish: false })),
  )
  for (const [place, one] of pending.entries()) {
    const { stored, target, document, reasons, id } = one
    const problems = [...validateDocument(row.kind, document), ...(reasonsByRow[place] ?? [])]
    if (target.isMissing || id === 0) problems.push(reasonOf('key', 'noRecord', { name: stored.key }))
    if (problems.length > 0) results.push(resultOf(stored, { reasons: [...reasons, ...problems] }))
    else if (target.draft && !isChanged(fields, target.draft.document, document))
      results.push(resultOf(stored, { outcome: 'idle', objectId: id, reasons }))
    else sound.push(one)
  }
  const broken = await subject.holdRelated(
    db,
    sound.map(({ document }) => document),
  )
  const written: (Written & Pending)[] = []
  sound.forEach((one, place) => {
    const own = broken[place] ?? []
    // What is no content rests on rows, which there are once something has been published.
    const gone = own.flatMap(({ why, field }) => {
      if (why === 'gone') return [reasonOf(field, 'gone')]
      return isContentImport(row.kind) ? [] : [reasonOf(field, 'notPublished')]
    })
    if (gone.length > 0) {
      results.push(resultOf(one.stored, { reasons: [...one.reasons, ...gone] }))
      return
    }
    if (row.publish) one.reasons.push(...own.map(({ field }) => noteOf(field, 'unpublished')))
    written.push({ ...one, before: one.target.draft ?? null, publish: row.publish && own.length === 0 })
  })
  const done = await subject.write(db, written, { byAccount: row.byAccount, at, sender: { config, providers } })
  for (const { stored, id, reasons } of written) {
    const result = done.get(id)
    if (!result) throw new Error(`row ${stored.line} was not written`)
    if ('refused' in result) await forgetKey(db, row.kind, id)
    if ('refused' in result) results.push(resultOf(stored, { reasons: [...reasons, ...result.refused] }))
    else results.push(resultOf(stored, { ...result, outcome: 'written', objectId: id, reasons }))
  }
  await settleRows(db, row.id, results)
  return true
}

/** Writes what the dry run found, batch by batch; what was written by then stays where somebody stops it. */
export async function applyRows(work: Work): Promise<void> {
  const { row } = work
  const archive = row.picturesName === '' ? undefined : await openArchive(await openFile(work, 'pictures'))
  const prepare = (after: number) => preparePictures(work, archive, { after, rows: BATCH })
  try {
    let last = await prepare(0)
    for (;;) {
      const at = new Date()
      // The pictures of the next rows are drawn while these are written.
      const [isGoingOn, next] = await allEnded([
        writeHeld(work, (db) => applyBatch(db, work, at)),
        prepare(last),
      ] as const)
      if (!isGoingOn) break
      last = next
    }
  } finally {
    archive?.close()
  }
  await endStep(work, 'applied')
}
