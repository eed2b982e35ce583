import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { presentObject } from '../content.present'
import { findItem, findVersion, type Item, type ListedItem } from '../content.queries'
import { cleanDocument } from '../documents/documents'
import type { KindOfContent } from '../kind.queries'
import { assertMayWrite, assertOwn, type Editor, getEditor } from '../review/editor'

export type Kinds = ReadonlyMap<ContentKind, KindOfContent>

/** The tie of a kind; every kind of the contract has one. */
export function getKind(kinds: Kinds, name: ContentKind): KindOfContent {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`no kind ${name}`)
  return kind
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

/** What visitors were last shown; null: nothing yet. */
export async function readPublished(db: Db, kind: KindOfContent, item: Item): Promise<AnyDocument | null> {
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

export type Reading = Pick<Context<unknown>, 'db' | 'language' | 'viewer'>

/** An object as an editor sees it. Throws ContentNotFound; NotAllowed for a kind that is the organizers' alone. */
export async function getObject(kinds: Kinds, context: Reading, name: ContentKind, id: number): Promise<ContentObject> {
  const { db, language } = context
  const kind = getKind(kinds, name)
  const editor = await getEditor(context)
  assertMayWrite(editor, name)
  const listed = await getListed(db, editor, name, id)
  const document = await readDocument(db, kind, listed.item)
  return presentObject(listed, { document, published: await readPublished(db, kind, listed.item) }, language)
}
