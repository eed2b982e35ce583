import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { fieldsOf } from '#contract/fair/content/kinds.ts'
import { type ContentAction, type ContentStep, mayStep } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type * as contract from '#contract/fair/content/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { nameOf } from '../content.present'
import { addBaseline, addChange, changeItem, type Item, stateNow } from '../content.queries'
import { claimFiles } from '../documents/documents'
import type { KindOfContent } from '../kind.queries'
import { assertMayShow, assertMayWrite, getEditor } from '../review/editor'
import { countDraft } from './count-draft'
import { getKind, getListed, getObject, type Kinds, readDocument } from './objects'

/** The input of every change: the object and its seen version. */
export type Seen = ParsedInputOf<typeof contract.withdrawContent>

interface Step {
  action: ContentAction
  /** The step that must be possible in the state in which the object is. */
  step?: ContentStep
  /** What is written, where something is. */
  document?: AnyDocument
  /** Why something is returned. */
  opinion?: string
  /** It decides whether visitors see the object at all. */
  shows?: true
}

/** What of an item a change sets, and what it turned out to be. */
type Outcome = Partial<Item> & { action?: ContentAction }

/** What one change does besides its line: it sees the item as it was. */
type Work = (db: Db, kind: KindOfContent, before: Item) => Promise<Outcome>

/**
 * Changes an object as it was seen: its row, its item and the line of its history, all or nothing. Throws
 * ContentNotFound, ContentChanged, ContentNotNow, NotAllowed, and what the work throws.
 */
export async function change(kinds: Kinds, context: Context<Seen>, step: Step, work: Work): Promise<ContentObject> {
  const { input, write, language } = context
  const kind = getKind(kinds, input.kind)
  const editor = await getEditor(context)
  const { account } = editor
  assertMayWrite(editor, input.kind)
  if (step.shows) assertMayShow(editor, input.kind)
  await write(async (db) => {
    const { item, by } = await getListed(db, editor, input.kind, input.id)
    if (item.revision !== input.revision) throw fail('ContentChanged', { by: nameOf(by, language) })
    if (step.step && !mayStep(step.step, stateNow(item))) throw fail('ContentNotNow')
    if (!step.step && item.deletedAt) throw fail('ContentNotNow')
    if (item.revision === 0) await addBaseline(db, item, await readDocument(db, kind, item))
    const { action = step.action, ...set } = await work(db, kind, item)
    if (step.document) {
      await countDraft(db, account.id, step.document)
      await claimFiles(db, fieldsOf(input.kind), [step.document])
    }
    const changed = await changeItem(db, item, { ...set, updatedBy: account.id })
    if (!changed) {
      const last = await getListed(db, editor, input.kind, input.id)
      throw fail('ContentChanged', { by: nameOf(last.by, language) })
    }
    await addChange(db, {
      kind: input.kind,
      itemId: input.id,
      revision: changed.revision,
      action,
      opinion: step.opinion ?? '',
      position: changed.position,
      byAccount: account.id,
      ...(step.document ? { document: step.document } : {}),
    })
  })
  return getObject(kinds, context, input.kind, input.id)
}
