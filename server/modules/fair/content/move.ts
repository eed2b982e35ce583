import type * as contract from '#contract/fair/content/endpoints.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { change } from './edit/change'
import type { Kinds } from './edit/objects'
import { findLastPlace, findPlaceBefore, lockOrder } from './order.queries'

/**
 * Puts an object into another place; its row follows at once. Throws as `change`, and ContentNotFound where the object that
 * it is to stand in front of is gone.
 */
export function move(
  kinds: Kinds,
  context: Context<ParsedInputOf<typeof contract.moveContent>>,
): Promise<ContentObject> {
  const { kind: name, before } = context.input
  return change(kinds, context, { action: 'move' }, async (db, kind, { id }) => {
    await lockOrder(db, name)
    const position = before === null ? await findLastPlace(db, name) : await findPlaceBefore(db, name, id, before)
    if (position === undefined) throw fail('ContentNotFound')
    await kind.place(db, id, position)
    return { position }
  })
}
