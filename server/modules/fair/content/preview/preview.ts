import type * as contract from '#contract/fair/content/endpoints.ts'
import { fieldsOf } from '#contract/fair/content/kinds.ts'
import { previewAddress } from '#contract/fair/content/places.ts'
import { findMissing } from '#contract/fair/content/rules.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findItem } from '../content.queries'
import { getKind, getListed, type Kinds, readDocument } from '../edit/objects'
import { addPreview, findPreview } from './preview.queries'
import { assertMayWrite, getEditor } from '../review/editor'

type Preview = typeof contract.previewContent

/** Gives a link to the draft. Throws ContentNotFound, ContentNotNow for what is deleted, ContentIncomplete. */
export async function preview(kinds: Kinds, context: Context<ParsedInputOf<Preview>>): Promise<OutputOf<Preview>> {
  const { db, write, input } = context
  const editor = await getEditor(context)
  assertMayWrite(editor, input.kind)
  const listed = await getListed(db, editor, input.kind, input.id)
  if (listed.item.deletedAt) throw fail('ContentNotNow')
  const document = await readDocument(db, getKind(kinds, input.kind), listed.item)
  // The row that visitors read cannot hold what is unfinished.
  const missing = findMissing(fieldsOf(input.kind), document)
  if (missing.length > 0) throw fail('ContentIncomplete', { missing })
  const byAccount = editor.account.id
  const token = newKey()
  const link = { tokenHash: hashKey(token), kind: input.kind, itemId: input.id, byAccount }
  const until = await write((transaction) => addPreview(transaction, link))
  return { address: previewAddress(input.kind, input.id, document, token), until: until.toISOString() }
}

/** Until when a link is good. Throws PreviewEnded. */
export async function getUntil(db: Db, token: string): Promise<Date> {
  const found = await findPreview(db, hashKey(token))
  if (!found) throw fail('PreviewEnded')
  return found.preview.until
}

/**
 * What publishes, within a transaction that is undone, the draft that a link names: as it is now, and shown from now on
 * unless it is shown already. It throws PreviewEnded where the link has ended, or the draft is deleted or unfinished by now.
 */
export const createPreviewer =
  (kinds: Kinds) =>
  async (db: Db, token: string): Promise<void> => {
    const found = await findPreview(db, hashKey(token))
    if (!found) throw fail('PreviewEnded')
    const { preview: link, now } = found
    const kind = getKind(kinds, link.kind)
    const { item } = (await findItem(db, link.kind, link.itemId)) ?? {}
    if (!item || item.deletedAt) throw fail('PreviewEnded')
    const document = await readDocument(db, kind, item)
    if (findMissing(fieldsOf(link.kind), document).length > 0) throw fail('PreviewEnded')
    const from = item.shownFrom && item.shownFrom < now ? item.shownFrom : now
    await kind.publish(db, item.id, document, { from, until: null })
  }
