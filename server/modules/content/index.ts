import * as contract from '../../../contract/content/endpoints'
import { toPage } from '../../platform/db/page'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { nameOf, presentRow } from './content.present'
import { findItem, listChanges, listItems } from './content.queries'
import { add, getObject, type Kinds, publish, remove, restore, save, undelete, withdraw } from './edit'
import type { KindOfContent } from './kind.queries'

export { adoptContent } from './adopt'
export { type KindOfContent, tieKind } from './kind.queries'

const byName = (kinds: readonly KindOfContent[]): Kinds => new Map(kinds.map((kind) => [kind.kind, kind]))

/** One mechanism for every kind of content. */
export function content(list: readonly KindOfContent[]): Route[] {
  const kinds = byName(list)
  return [
    serve(contract.listContent, async ({ db, input, language }) => {
      const { rows, total } = await listItems(db, input)
      return toPage(
        rows.map((row) => presentRow(row, language)),
        total,
        input,
      )
    }),
    serve(contract.getContent, (asking) => getObject(kinds, asking, asking.input.kind, asking.input.id)),
    serve(contract.addContent, (asking) => add(kinds, asking)),
    serve(contract.saveContent, (asking) => save(kinds, asking)),
    serve(contract.publishContent, (asking) => publish(kinds, asking)),
    serve(contract.withdrawContent, (asking) => withdraw(kinds, asking)),
    serve(contract.deleteContent, (asking) => remove(kinds, asking)),
    serve(contract.undeleteContent, (asking) => undelete(kinds, asking)),
    serve(contract.restoreContent, (asking) => restore(kinds, asking)),
    serve(contract.listContentChanges, async ({ db, language, input: { kind, id } }) => {
      if (!(await findItem(db, kind, id))) throw fail('ContentNotFound')
      const changes = await listChanges(db, kind, id)
      return changes.map(({ change, by }) => ({
        revision: change.revision,
        action: change.action,
        by: nameOf(by, language),
        at: change.at.toISOString(),
        document: change.document,
      }))
    }),
  ]
}
