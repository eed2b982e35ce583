import * as contract from '#contract/fair/content/endpoints.ts'
import { toPage } from '#server/platform/db/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listAllChanges } from './audit.queries'
import { presentLine } from './content.present'
import { countWaiting } from './content.queries'
import { add, restore, save } from './edit/draft'
import { getObject, type Kinds } from './edit/objects'
import { publish, remove, undelete, withdraw } from './edit/show'
import type { KindOfContent } from './kind.queries'
import { move } from './move'
import { listReferable } from './relations.queries'
import { translate } from './translate'
import { createPreviewer, getUntil, preview } from './preview'
import { history, list } from './review/read'
import { giveBack, recall, submit } from './review/review'

export { backfillContentItems, backfillContentItem } from './backfill'
export { type KindOfContent, tieKind } from './kind.queries'
export { sweepPreviews } from './preview.queries'
export { purgeContent } from './purge'
export { addDraft } from './edit/draft'
export { type BrokenRelation, holdRelated } from './imported/hold-related'
export { holdForImport, listNamed, listPresent, type Named } from './relations.queries'
export { type DocumentProblem, findProblems, type ImportedDraft, readDrafts } from './imported/read-imported'
export { type BeforeImport, describeBefore, undoImported, type UndoOutcome } from './imported/undo-imported'
export { type ImportedDocument, writeImported } from './imported/write-imported'
export { removeOwned } from './purge.queries'

const byName = (kinds: readonly KindOfContent[]): Kinds => new Map(kinds.map((kind) => [kind.kind, kind]))

/** Shows drafts of these kinds to whoever has a link to one. */
export const previewer = (ties: readonly KindOfContent[]) => createPreviewer(byName(ties))

/** One mechanism for every kind of content. */
export function content(ties: readonly KindOfContent[]): Route[] {
  const kinds = byName(ties)
  return [
    serve(contract.listContent, list),
    serve(contract.listReferable, ({ db, input }) => listReferable(db, input)),
    serve(contract.getContent, (asking) => getObject(kinds, asking, asking.input.kind, asking.input.id)),
    serve(contract.addContent, (asking) => add(kinds, asking)),
    serve(contract.saveContent, (asking) => save(kinds, asking)),
    serve(contract.publishContent, (asking) => publish(kinds, asking)),
    serve(contract.submitContent, (asking) => submit(kinds, asking)),
    serve(contract.recallContent, (asking) => recall(kinds, asking)),
    serve(contract.returnContent, (asking) => giveBack(kinds, asking)),
    serve(contract.countWaitingContent, ({ db }) => countWaiting(db)),
    serve(contract.withdrawContent, (asking) => withdraw(kinds, asking)),
    serve(contract.deleteContent, (asking) => remove(kinds, asking)),
    serve(contract.undeleteContent, (asking) => undelete(kinds, asking)),
    serve(contract.restoreContent, (asking) => restore(kinds, asking)),
    serve(contract.moveContent, (asking) => move(kinds, asking)),
    serve(contract.translateContent, translate),
    serve(contract.previewContent, (asking) => preview(kinds, asking)),
    serve(contract.getPreview, async ({ db, input }) => ({ until: (await getUntil(db, input.token)).toISOString() })),
    serve(contract.listAllContentChanges, async ({ db, input, language }) => {
      const { rows, total, upTo } = await listAllChanges(db, input)
      const lines = rows.map((row) => presentLine(row, language))
      return { ...toPage(lines, total, input), upTo }
    }),
    serve(contract.listContentChanges, history),
  ]
}
