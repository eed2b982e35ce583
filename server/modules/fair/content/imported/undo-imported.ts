import { fieldsOf } from '#contract/fair/content/kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addChange, changeItem, findItem, findVersion, type Item } from '../content.queries'
import { describeDocument } from '../describe'
import { cleanDocument } from '../documents/documents'
import type { KindOfContent } from '../kind.queries'
import { countRelating, holdAlone } from '../relations.queries'

/** What an object was before an import wrote it. */
export interface BeforeImport {
  draftRevision: number
  publishedRevision: number | null
  /** ISO 8601 */
  shownFrom: string | null
  shownUntil: string | null
  submittedAt: string | null
  opinion: string
}

/** As it is kept beside the row of an import. */
export const describeBefore = (item: Item): BeforeImport => ({
  draftRevision: item.draftRevision,
  publishedRevision: item.publishedRevision,
  shownFrom: item.shownFrom?.toISOString() ?? null,
  shownUntil: item.shownUntil?.toISOString() ?? null,
  submittedAt: item.submittedAt?.toISOString() ?? null,
  opinion: item.opinion,
})

export interface WrittenObject {
  id: number
  /** Of the change that the import made. */
  revision: number
  /** null: the import made it. */
  before: BeforeImport | null
}

/** `changed`: somebody has changed it since; `used`: others rest on it; `gone`: it was deleted. */
export type UndoOutcome = 'undone' | 'changed' | 'used' | 'gone'

const toDate = (at: string | null): Date | null => (at === null ? null : new Date(at))

async function removeMade(db: Db, tie: KindOfContent, item: Item, byAccount: number | null): Promise<UndoOutcome> {
  if ((await countRelating(db, tie.kind, item.id)) + (await tie.countUses(db, item.id)) > 0) return 'used'
  if (item.publishedRevision !== null) await tie.show(db, item.id, { from: null, until: null })
  return finish(db, item, { deletedAt: new Date(), submittedAt: null }, byAccount)
}

async function restoreBefore(
  db: Db,
  tie: KindOfContent,
  item: Item,
  { before, byAccount }: { before: BeforeImport; byAccount: number | null },
): Promise<UndoOutcome> {
  const { kind } = tie
  const version = await findVersion(db, kind, item.id, before.draftRevision)
  if (!version) return 'changed'
  const document = cleanDocument(fieldsOf(kind), version.document)
  const days = { from: toDate(before.shownFrom), until: toDate(before.shownUntil) }
  if (item.publishedRevision !== before.publishedRevision) {
    const shown =
      before.publishedRevision === null ? undefined : await findVersion(db, kind, item.id, before.publishedRevision)
    if (shown) await tie.publish(db, item.id, cleanDocument(fieldsOf(kind), shown.document), days)
    else await tie.show(db, item.id, { from: null, until: null })
  }
  const { draftRevision, publishedRevision, opinion } = before
  return finish(
    db,
    item,
    {
      ...describeDocument(kind, item.id, document),
      draftRevision,
      publishedRevision,
      shownFrom: days.from,
      shownUntil: days.until,
      submittedAt: toDate(before.submittedAt),
      opinion,
    },
    byAccount,
  )
}

async function finish(db: Db, item: Item, set: Partial<Item>, byAccount: number | null): Promise<UndoOutcome> {
  const changed = await changeItem(db, item, { ...set, updatedBy: byAccount })
  if (!changed) return 'changed'
  const { kind, id, revision, position } = changed
  await addChange(db, { kind, itemId: id, revision, action: 'undoImport', position, byAccount })
  return 'undone'
}

/**
 * Withdraws what an import wrote of one object, in the caller's transaction: what it made goes, what it changed is again what
 * it was, for editors and visitors. What somebody has changed since, and what others rest on, stays.
 */
export async function undoImported(
  db: Db,
  tie: KindOfContent,
  { id, revision, before }: WrittenObject,
  byAccount: number | null,
): Promise<UndoOutcome> {
  await holdAlone(db, tie.kind, id)
  const item = (await findItem(db, tie.kind, id))?.item
  if (!item || item.deletedAt) return 'gone'
  if (item.revision !== revision) return 'changed'
  return before ? restoreBefore(db, tie, item, { before, byAccount }) : removeMade(db, tie, item, byAccount)
}
