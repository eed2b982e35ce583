import type * as contract from '#contract/fair/content/endpoints.ts'
import { isOwned } from '#contract/fair/content/kinds.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { nameOf, presentRow } from '../content.present'
import { listChanges, listItems } from '../content.queries'
import { getListed } from '../edit/objects'
import { assertMayWrite, getEditor } from './editor'

type List = typeof contract.listContent
type History = typeof contract.listContentChanges

/**
 * A page of the objects of a kind. Who speaks for an exhibitor sees that exhibitor's; of the fair's own, from which they
 * choose, those that visitors see, and not who wrote them.
 */
export async function list(context: Context<ParsedInputOf<List>>): Promise<OutputOf<List>> {
  const { db, input, language } = context
  const { ownerId } = await getEditor(context)
  const isChosenFrom = ownerId !== undefined && !isOwned(input.kind)
  const requested = isChosenFrom ? { ...input, state: 'published' as const } : { ...input, ownerId }
  const { rows, total } = await listItems(db, requested)
  const shown = rows.map((row) => presentRow(isChosenFrom ? { ...row, by: null } : row, language))
  return toPage(shown, total, input)
}

/** What was done to an object, the last first. Throws ContentNotFound, NotAllowed. */
export async function history(context: Context<ParsedInputOf<History>>): Promise<OutputOf<History>> {
  const { db, language, input } = context
  const editor = await getEditor(context)
  assertMayWrite(editor, input.kind)
  await getListed(db, editor, input.kind, input.id)
  const changes = await listChanges(db, input.kind, input.id)
  return changes.map(({ change, by }) => ({
    revision: change.revision,
    action: change.action,
    by: nameOf(by, language),
    at: change.at.toISOString(),
    opinion: change.opinion,
    document: change.document,
  }))
}
