import * as z from 'zod/mini'
import type * as contract from '#contract/fair/content/endpoints.ts'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, isArranged } from '#contract/fair/content/kinds.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import { type ContentObject, documentSchema } from '#contract/fair/content/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { validate } from '#server/platform/http/input.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { checkRelations } from '../check-relations'
import { nameOf } from '../content.present'
import { addChange, addItem, findIdByKey, findVersion, type Item } from '../content.queries'
import { describeDocument } from '../describe'
import { cleanDocument, claimFiles } from '../documents/documents'
import type { KindOfContent } from '../kind.queries'
import { findLastPlace, lockOrder } from '../order.queries'
import { assertMayShow, assertMayWrite, getEditor, withOrganizersFields } from '../review/editor'
import { change, type Seen } from './change'
import { countDraft } from './count-draft'
import { getKind, getListed, getObject, type Kinds, type Reading, readDocument } from './objects'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const schemas = new Map<ContentKind, z.ZodMiniType<{ document: AnyDocument }>>()

/** What was sent as the kind has it. Throws BadInput with words at the fields. */
function checkDocument(kind: ContentKind, { input, language }: Context<{ document: AnyDocument }>): AnyDocument {
  const schema = schemas.get(kind) ?? z.object({ document: documentSchema(fieldsOf(kind)) })
  schemas.set(kind, schema)
  const clean = { document: cleanDocument(fieldsOf(kind), input.document) }
  // oxlint-disable-next-line no-unsafe-type-assertion -- it has passed the schema
  return (validate({ input: schema }, clean, language) as { document: AnyDocument }).document
}

interface NewDraft {
  document: AnyDocument
  /** What is requested twice with it is one object. */
  key: string
  byAccount: number
}

/** Stores a new draft, behind the others where its kind has an order; undefined: its key has been used. */
async function storeDraft(
  db: Db,
  tie: KindOfContent,
  { document, key, byAccount }: NewDraft,
): Promise<number | undefined> {
  const { kind } = tie
  const [id] = await tie.nextIds(db, 1)
  if (id === undefined) throw new Error(`no id for ${kind}`)
  if (isArranged(kind)) await lockOrder(db, kind)
  const item = await addItem(db, {
    kind,
    id,
    key,
    revision: 1,
    draftRevision: 1,
    updatedBy: byAccount,
    ...describeDocument(kind, id, document),
    ...(isArranged(kind) ? { position: await findLastPlace(db, kind) } : {}),
  })
  if (!item) return undefined
  await addChange(db, {
    kind,
    itemId: id,
    revision: 1,
    position: item.position,
    byAccount,
    action: 'save',
    document,
  })
  await claimFiles(db, fieldsOf(kind), [document])
  return id
}

/** What an exhibitor's object says before they have written anything. */
const beginDocument = async (db: Db, tie: KindOfContent, ownerId: number): Promise<AnyDocument> => ({
  ...emptyDocument(fieldsOf(tie.kind)),
  ...(await tie.begin(db, ownerId)),
})

/** Begins an object of an exhibitor's with what is known of it, once for a key, in the caller's transaction. */
export async function addDraft(
  db: Db,
  tie: KindOfContent,
  { ownerId, document, ...rest }: NewDraft & { ownerId: number },
): Promise<void> {
  await storeDraft(db, tie, { ...rest, document: { ...(await beginDocument(db, tie, ownerId)), ...document } })
}

/** Adds a draft, once for a key. Throws BadInput; NotAllowed where it is not for this editor to add. */
export async function add(kinds: Kinds, context: Context<Input<'addContent'>>): Promise<ContentObject> {
  const { db, input, write } = context
  const kind = getKind(kinds, input.kind)
  const editor = await getEditor(context)
  const { account, ownerId } = editor
  assertMayWrite(editor, input.kind)
  assertMayShow(editor, input.kind)
  const sent = checkDocument(input.kind, context)
  const begun = ownerId === undefined ? {} : await beginDocument(db, kind, ownerId)
  const document = withOrganizersFields(editor, fieldsOf(input.kind), sent, begun)
  const key = `${account.id}:${input.key}`
  const known = await findIdByKey(db, key)
  if (known !== undefined) return getObject(kinds, context, input.kind, known)
  const added = await write(async (transaction) => {
    await countDraft(transaction, account.id, document)
    await checkRelations(transaction, { kind: input.kind, document }, context.language)
    return storeDraft(transaction, kind, { document, key, byAccount: account.id })
  })
  const id = added ?? (await findIdByKey(db, key))
  if (id === undefined) throw new Error('the content was not added')
  return getObject(kinds, context, input.kind, id)
}

/** What a new draft sets; it waits no longer. Throws BadInput at what it refers to without results. */
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
export async function save(kinds: Kinds, context: Context<Input<'saveContent'>>): Promise<ContentObject> {
  const { kind } = context.input
  const document = await keepOrganizersFields(kinds, context, checkDocument(kind, context))
  return change(kinds, context, { action: 'save', document }, (db, _kind, item) =>
    writeDraft(db, context, item, document),
  )
}

/** What was sent, with what is not for this editor to change. It rests on the revision that was seen, or the change is refused. */
async function keepOrganizersFields(kinds: Kinds, context: Context<Seen>, sent: AnyDocument): Promise<AnyDocument> {
  const { kind, id } = context.input
  const editor = await getEditor(context)
  if (editor.ownerId === undefined) return sent
  const { item, by } = await getListed(context.db, editor, kind, id)
  // Of another revision than the one that is written over, what organizers set may be another too.
  if (item.revision !== context.input.revision) throw fail('ContentChanged', { by: nameOf(by, context.language) })
  const before = await readDocument(context.db, getKind(kinds, kind), item)
  return withOrganizersFields(editor, fieldsOf(kind), sent, before)
}

/** Makes what an earlier change wrote the draft again, sanitized again. Throws as `change`, and ContentNotFound for a version that wrote nothing. */
export async function restore(kinds: Kinds, context: Context<Input<'restoreContent'>>): Promise<ContentObject> {
  const { kind, id, version } = context.input
  const found = await findVersion(context.db, kind, id, version)
  if (!found) throw fail('ContentNotFound')
  const { position } = found
  const document = await keepOrganizersFields(kinds, context, cleanDocument(fieldsOf(kind), found.document))
  return change(kinds, context, { action: 'restore', document }, async (db, _kind, item) => ({
    ...(await writeDraft(db, context, item, document)),
    ...(position === null ? {} : { position }),
  }))
}
