import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { fieldsOf, isArranged } from '#contract/fair/content/kinds.ts'
import { findMissing } from '#contract/fair/content/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addBaseline, addChanges, addItems, changeItem, type Item, stateNow } from '../content.queries'
import { describeDocument } from '../describe'
import { claimFiles } from '../documents/documents'
import type { Days, KindOfContent } from '../kind.queries'
import { findLastPlace, lockOrder } from '../order.queries'

/** A document that is to be written: of a new object of this number, or of one that is there and held. */
export interface ImportedDocument {
  id: number
  before: { item: Item; document: AnyDocument } | null
  document: AnyDocument
  /** Visitors see it at once, where it is complete and nobody has taken it from them. */
  publish: boolean
}

interface Writing {
  byAccount: number
  /** From when on it is shown: before the transaction began, or what is counted within it would not see it yet. */
  at: Date
}

/** The days on which a document is shown once it is written; undefined: it stays a draft. */
function daysOf(tie: KindOfContent, { before, document, publish }: ImportedDocument, at: Date): Days | undefined {
  if (!publish || findMissing(fieldsOf(tie.kind), document).length > 0) return undefined
  if (!before) return { from: at, until: null }
  const { shownFrom, shownUntil } = before.item
  const state = stateNow(before.item)
  // What somebody has taken from visitors, or what has ended, no file puts back.
  if (state === 'withdrawn' || state === 'ended') return undefined
  return { from: shownFrom && shownFrom > at ? shownFrom : at, until: shownUntil }
}

const publishedAs = (days: Days | undefined, revision: number) =>
  days ? { publishedRevision: revision, shownFrom: days.from, shownUntil: days.until, opinion: '' } : {}

/**
 * Writes documents of one kind: items, rows that visitors read and lines of history, in the caller's transaction, which holds
 * the objects that are there. Gives the revision of each. What they refer to has been checked.
 */
export async function writeImported(
  db: Db,
  tie: KindOfContent,
  documents: readonly ImportedDocument[],
  { byAccount, at }: Writing,
): Promise<Map<number, number>> {
  const { kind } = tie
  const fields = fieldsOf(kind)
  const fresh = documents.filter(({ before }) => before === null)
  if (isArranged(kind) && fresh.length > 0) await lockOrder(db, kind)
  const last = isArranged(kind) && fresh.length > 0 ? Number(await findLastPlace(db, kind)) : 0
  const added = fresh.map((one, place) => ({
    kind,
    id: one.id,
    key: `import:${kind}:${one.id}`,
    revision: 1,
    draftRevision: 1,
    updatedBy: byAccount,
    ...describeDocument(kind, one.id, one.document),
    ...(isArranged(kind) ? { position: String(last + place) } : {}),
    ...publishedAs(daysOf(tie, one, at), 1),
  }))
  await addItems(db, added)
  const positions = new Map(added.map((row) => [row.id, 'position' in row ? (row.position ?? null) : null]))
  const revisions = new Map<number, number>(fresh.map(({ id }) => [id, 1]))
  for (const one of documents) {
    if (!one.before) continue
    const { item } = one.before
    if (item.revision === 0) await addBaseline(db, item, one.before.document)
    const revision = item.revision + 1
    const set = { draftRevision: revision, submittedAt: null, updatedBy: byAccount }
    const shown = publishedAs(daysOf(tie, one, at), revision)
    const changed = await changeItem(db, item, { ...describeDocument(kind, one.id, one.document), ...set, ...shown })
    if (!changed) throw new Error(`${kind} ${one.id} was changed while it was held`)
    revisions.set(one.id, revision)
    positions.set(one.id, changed.position)
  }
  await addChanges(
    db,
    documents.map((one) => ({
      kind,
      itemId: one.id,
      revision: revisions.get(one.id) ?? 1,
      action: daysOf(tie, one, at) ? ('importPublish' as const) : ('importDraft' as const),
      document: one.document,
      position: positions.get(one.id) ?? null,
      byAccount,
    })),
  )
  await claimFiles(
    db,
    fields,
    documents.map(({ document }) => document),
  )
  await tie.publishMany(
    db,
    documents.flatMap((one) => {
      const days = daysOf(tie, one, at)
      return days ? [{ id: one.id, document: one.document, days }] : []
    }),
  )
  return revisions
}
