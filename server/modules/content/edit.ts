import * as z from 'zod/mini'
import type * as contract from '../../../contract/content/endpoints'
import type { AnyDocument } from '../../../contract/content/fields'
import { type ContentKind, fieldsOf, isArranged } from '../../../contract/content/kinds'
import {
  type ContentAction,
  type ContentStep,
  emptyDocument,
  findMissing,
  mayStep,
} from '../../../contract/content/rules'
import { type ContentObject, documentSchema } from '../../../contract/content/schemas'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import { validate } from '../../platform/http/input'
import type { Context } from '../../platform/http/serve'
import { nameOf, presentObject } from './content.present'
import {
  addBaseline,
  addChange,
  addItem,
  changeItem,
  findVersion,
  findIdByKey,
  findItem,
  isGone,
  type Item,
  type ListedItem,
  stateNow,
} from './content.queries'
import { checkRelations } from './check-relations'
import { describeDocument } from './describe'
import { cleanDocument, keepFiles } from './documents/documents'
import type { Days, KindOfContent } from './kind.queries'
import { findLastPlace, lockOrder } from './order.queries'
import { countRelating, holdAlone } from './relations.queries'
import { announceDecision } from './review/announce'
import { assertMayShow, assertMayWrite, assertOwn, type Editor, getEditor, withOrganizersFields } from './review/editor'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type Seen = Input<'withdrawContent'>
export type Kinds = ReadonlyMap<ContentKind, KindOfContent>

/** The tie of a kind; every kind of the contract has one. */
export function getKind(kinds: Kinds, name: ContentKind): KindOfContent {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`no kind ${name}`)
  return kind
}

const schemas = new Map<ContentKind, z.ZodMiniType<{ document: AnyDocument }>>()

/** What was sent as the kind has it. Throws BadInput with words at the fields. */
function checkDocument(kind: ContentKind, { input, language }: Context<{ document: AnyDocument }>): AnyDocument {
  const schema = schemas.get(kind) ?? z.object({ document: documentSchema(fieldsOf(kind)) })
  schemas.set(kind, schema)
  const clean = { document: cleanDocument(fieldsOf(kind), input.document) }
  // oxlint-disable-next-line no-unsafe-type-assertion -- it has passed the schema
  return (validate({ input: schema }, clean, language) as { document: AnyDocument }).document
}

/**
 * What is edited: what the last change wrote, or the row where nobody has changed it yet, sanitized by today's rules. Throws
 * ContentNotFound.
 */
export async function readDocument(db: Db, kind: KindOfContent, { id, draftRevision }: Item): Promise<AnyDocument> {
  const document = (await findVersion(db, kind.kind, id, draftRevision))?.document ?? (await kind.read(db, id))
  if (!document) throw fail('ContentNotFound')
  return cleanDocument(fieldsOf(kind.kind), document)
}

async function readPublished(db: Db, kind: KindOfContent, item: Item): Promise<AnyDocument | null> {
  if (item.publishedRevision === null) return null
  const version = await findVersion(db, kind.kind, item.id, item.publishedRevision)
  return version?.document ?? (await kind.read(db, item.id)) ?? null
}

/** Throws ContentNotFound, for what is another exhibitor's too. */
export async function getListed(db: Db, editor: Editor, kind: ContentKind, id: number): Promise<ListedItem> {
  const listed = await findItem(db, kind, id)
  if (!listed) throw fail('ContentNotFound')
  assertOwn(editor, listed.item)
  return listed
}

type Reading = Pick<Context<unknown>, 'db' | 'language' | 'viewer'>

/** An object as an editor sees it. Throws ContentNotFound; NotAllowed for a kind that is the organizers' alone. */
export async function getObject(kinds: Kinds, asking: Reading, name: ContentKind, id: number): Promise<ContentObject> {
  const { db, language } = asking
  const kind = getKind(kinds, name)
  const editor = await getEditor(asking)
  assertMayWrite(editor, name)
  const listed = await getListed(db, editor, name, id)
  const document = await readDocument(db, kind, listed.item)
  return presentObject(listed, { document, published: await readPublished(db, kind, listed.item) }, language)
}

/** Adds a draft, once for a key. Throws BadInput; NotAllowed where it is not for this editor to add. */
export async function add(kinds: Kinds, asking: Context<Input<'addContent'>>): Promise<ContentObject> {
  const { db, input, write } = asking
  const kind = getKind(kinds, input.kind)
  const editor = await getEditor(asking)
  const { account, ownerId } = editor
  assertMayWrite(editor, input.kind)
  assertMayShow(editor, input.kind)
  const sent = checkDocument(input.kind, asking)
  const fields = fieldsOf(input.kind)
  const begun = ownerId === undefined ? {} : { ...emptyDocument(fields), ...(await kind.begin(db, ownerId)) }
  const document = withOrganizersFields(editor, fields, sent, begun)
  const key = `${account.id}:${input.key}`
  const known = await findIdByKey(db, key)
  if (known !== undefined) return getObject(kinds, asking, input.kind, known)
  const added = await write(async (transaction) => {
    await checkRelations(transaction, { kind: input.kind, document }, asking.language)
    const id = await kind.nextId(transaction)
    if (isArranged(input.kind)) await lockOrder(transaction, input.kind)
    const item = { kind: input.kind, id, key, revision: 1, draftRevision: 1, updatedBy: account.id }
    const own = await addItem(transaction, {
      ...item,
      ...describeDocument(input.kind, id, document),
      ...(isArranged(input.kind) ? { position: await findLastPlace(transaction, input.kind) } : {}),
    })
    if (!own) return undefined
    const line = { kind: input.kind, itemId: id, revision: 1, position: own.position, byAccount: account.id }
    await addChange(transaction, { ...line, action: 'save', document })
    await keepFiles(transaction, fields, document)
    return id
  })
  const id = added ?? (await findIdByKey(db, key))
  if (id === undefined) throw new Error('the content was not added')
  return getObject(kinds, asking, input.kind, id)
}

interface Step {
  action: ContentAction
  /** The step that must be possible in the state in which the object is. */
  step?: ContentStep
  /** What is written, where something is. */
  document?: AnyDocument
  /** Why something is given back. */
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
export async function change(kinds: Kinds, asking: Context<Seen>, step: Step, work: Work): Promise<ContentObject> {
  const { input, write, language } = asking
  const kind = getKind(kinds, input.kind)
  const editor = await getEditor(asking)
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
    if (step.document) await keepFiles(db, fieldsOf(input.kind), step.document)
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
  return getObject(kinds, asking, input.kind, input.id)
}

/** What a new draft sets; it waits no longer. Throws BadInput at what it refers to in vain. */
async function writeDraft(
  db: Db,
  { language }: Pick<Reading, 'language'>,
  { kind, id, revision }: Item,
  document: AnyDocument,
) {
  await checkRelations(db, { kind, id, document }, language)
  return { ...describeDocument(kind, id, document), draftRevision: revision + 1, submittedAt: null }
}

/** Writes a new draft; visitors see it once it is published. Throws as `change`, and BadInput. */
export async function save(kinds: Kinds, asking: Context<Input<'saveContent'>>): Promise<ContentObject> {
  const { kind } = asking.input
  const document = await keepOrganizersFields(kinds, asking, checkDocument(kind, asking))
  return change(kinds, asking, { action: 'save', document }, (db, _kind, item) =>
    writeDraft(db, asking, item, document),
  )
}

/** What was sent, with what is not for this editor to change. It rests on the revision that was seen, or the change is refused. */
async function keepOrganizersFields(kinds: Kinds, asking: Context<Seen>, sent: AnyDocument): Promise<AnyDocument> {
  const { kind, id } = asking.input
  const editor = await getEditor(asking)
  if (editor.ownerId === undefined) return sent
  const { item, by } = await getListed(asking.db, editor, kind, id)
  // Of another revision than the one that is written over, what organizers set may be another too.
  if (item.revision !== asking.input.revision) throw fail('ContentChanged', { by: nameOf(by, asking.language) })
  const before = await readDocument(asking.db, getKind(kinds, kind), item)
  return withOrganizersFields(editor, fieldsOf(kind), sent, before)
}

/** Makes what an earlier change wrote the draft again, sanitized anew. Throws as `change`, and ContentNotFound for a version that wrote nothing. */
export async function restore(kinds: Kinds, asking: Context<Input<'restoreContent'>>): Promise<ContentObject> {
  const { kind, id, version } = asking.input
  const found = await findVersion(asking.db, kind, id, version)
  if (!found) throw fail('ContentNotFound')
  const { position } = found
  const document = await keepOrganizersFields(kinds, asking, cleanDocument(fieldsOf(kind), found.document))
  return change(kinds, asking, { action: 'restore', document }, async (db, _kind, item) => ({
    ...(await writeDraft(db, asking, item, document)),
    ...(position === null ? {} : { position }),
  }))
}

/** The days that were asked for. Throws ContentDaysWrong. */
function readDays({ from, until }: Pick<Input<'publishContent'>, 'from' | 'until'>): Days {
  const now = new Date()
  const days = { from: from === undefined ? now : new Date(from), until: until === undefined ? null : new Date(until) }
  const isWrong = [days.from, days.until].some((day) => day !== null && Number.isNaN(day.getTime()))
  if (isWrong || (days.until && days.until <= (days.from > now ? days.from : now))) throw fail('ContentDaysWrong')
  return days
}

/** The draft, once nothing is missing of it. Throws ContentIncomplete, and BadInput at what it refers to in vain. */
export async function getReadyDraft(
  db: Db,
  kind: KindOfContent,
  item: Item,
  language: Context<unknown>['language'],
): Promise<AnyDocument> {
  const document = await readDocument(db, kind, item)
  const missing = findMissing(fieldsOf(kind.kind), document)
  if (missing.length > 0) throw fail('ContentIncomplete', { missing })
  await checkRelations(db, { kind: kind.kind, id: item.id, document, forVisitors: true }, language)
  return document
}

/** Writes the draft to the row that visitors read; what it sets of the item. */
export async function publishDraft(db: Db, kind: KindOfContent, item: Item, document: AnyDocument, days: Days) {
  await kind.publish(db, item.id, document, days)
  return {
    publishedRevision: item.draftRevision,
    shownFrom: days.from,
    shownUntil: days.until,
    submittedAt: null,
    opinion: '',
  }
}

/** Shows the draft to visitors, at once or from a moment on; what waited is approved by it. Throws as `change`, and ContentIncomplete, ContentDaysWrong. */
export function publish(kinds: Kinds, asking: Context<Input<'publishContent'>>): Promise<ContentObject> {
  const days = readDays(asking.input)
  return change(kinds, asking, { action: 'publish', step: 'publish' }, async (db, kind, item) => {
    // What visitors see now stays until its successor comes, and that comes at once.
    if (days.from && days.from > new Date() && stateNow(item) === 'published') throw fail('ContentNotNow')
    const document = await getReadyDraft(db, kind, item, asking.language)
    const set = await publishDraft(db, kind, item, document, days)
    if (!item.submittedAt) return set
    await announceDecision(db, asking, item)
    return { ...set, action: 'approve' }
  })
}

const nowhere: Days = { from: null, until: null }

/** Takes an object from visitors. Throws as `change`. */
export function withdraw(kinds: Kinds, asking: Context<Seen>): Promise<ContentObject> {
  return change(kinds, asking, { action: 'withdraw', step: 'withdraw', shows: true }, async (db, kind, { id }) => {
    await kind.show(db, id, nowhere)
    return { shownFrom: null, shownUntil: null }
  })
}

/** Puts an object aside, from where it comes back as it was. Throws as `change`, and ContentInUse. */
export function remove(kinds: Kinds, asking: Context<Seen>): Promise<ContentObject> {
  return change(kinds, asking, { action: 'delete', step: 'delete', shows: true }, async (db, kind, { id }) => {
    await holdAlone(db, kind.kind, id)
    const count = (await countRelating(db, kind.kind, id)) + (await kind.countUses(db, id))
    if (count > 0) throw fail('ContentInUse', { count })
    await kind.show(db, id, nowhere)
    return { deletedAt: new Date(), submittedAt: null }
  })
}

/** Brings back what was deleted, shown as it was. Throws as `change`; ContentNotNow too once its days are over, BadInput where what it refers to is gone. */
export function undelete(kinds: Kinds, asking: Context<Seen>): Promise<ContentObject> {
  return change(kinds, asking, { action: 'undelete', step: 'undelete', shows: true }, async (db, kind, item) => {
    if (isGone(item)) throw fail('ContentNotNow')
    // What it refers to may have been deleted meanwhile.
    for (const document of [await readDocument(db, kind, item), await readPublished(db, kind, item)]) {
      if (document) await checkRelations(db, { kind: item.kind, id: item.id, document }, asking.language)
    }
    await kind.show(db, item.id, { from: item.shownFrom, until: item.shownUntil })
    return { deletedAt: null }
  })
}
