import * as contract from '#contract/fair/content/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listAllChanges } from './audit.queries'
import { presentLine } from './content.present'
import { countWaiting } from './content.queries'
import { add, restore, save } from './edit/draft'
import { getObject, type Kinds } from './edit/objects'
import { publish, remove, undelete, withdraw } from './edit/show'
import type { KindOfContent } from './kind.queries'
import { createBoothReader } from './booth'
import { move } from './move'
import { liveSessions } from './live-sessions'
import { translate } from './translate'
import { createPreviewer, getUntil, preview } from './preview/preview'
import { history, list } from './review/read'
import { giveBack, recall, submit } from './review/review'

export { backfillContentItems, backfillContentItem } from './backfill'
export { type KindOfContent, tieKind } from './kind.queries'
export { sweepPreviews } from './preview/preview.queries'
export { purgeContent } from './purge'
export { addDraft } from './edit/draft'
export { type BrokenRelation, holdRelated } from './imported/hold-related'
export { holdForImport, holdItems, listNamed, listPresent } from './relations.queries'
export { liveSessions, type Named } from './live-sessions'
export { type DocumentProblem, findProblems, type ImportedDraft, readDrafts } from './imported/read-imported'
export { type BeforeImport, describeBefore, undoImported, type UndoOutcome } from './imported/undo-imported'
export { type ImportedDocument, writeImported } from './imported/write-imported'
export { removeOwned } from './purge.queries'
export { personalDataOfContent } from './personal-data.queries'
export { listAllChanges } from './audit.queries'
export { presentLine } from './content.present'
export { countOpenContent, listPublishedKinds } from './open-work.queries'

const byName = (kinds: readonly KindOfContent[]): Kinds => new Map(kinds.map((kind) => [kind.kind, kind]))

/** Shows drafts of these kinds to whoever has a link to one. */
export const previewer = (ties: readonly KindOfContent[]) => createPreviewer(byName(ties))

/** Reads how far the booth of an exhibitor is. */
export const boothReader = (ties: readonly KindOfContent[]) => createBoothReader(byName(ties))

/** One mechanism for every kind of content. */
export function content(ties: readonly KindOfContent[]): Route[] {
  const kinds = byName(ties)
  return [
    serve(contract.listContent, list),
    serve(contract.listReferable, ({ db, input }) => liveSessions.port.list(db, input)),
    serve(contract.getContent, (context) => getObject(kinds, context, context.input.kind, context.input.id)),
    serve(contract.addContent, (context) => add(kinds, context)),
    serve(contract.saveContent, (context) => save(kinds, context)),
    serve(contract.publishContent, (context) => publish(kinds, context)),
    serve(contract.submitContent, (context) => submit(kinds, context)),
    serve(contract.recallContent, (context) => recall(kinds, context)),
    serve(contract.returnContent, (context) => giveBack(kinds, context)),
    serve(contract.countWaitingContent, ({ db }) => countWaiting(db)),
    serve(contract.withdrawContent, (context) => withdraw(kinds, context)),
    serve(contract.deleteContent, (context) => remove(kinds, context)),
    serve(contract.undeleteContent, (context) => undelete(kinds, context)),
    serve(contract.restoreContent, (context) => restore(kinds, context)),
    serve(contract.moveContent, (context) => move(kinds, context)),
    serve(contract.translateContent, translate),
    serve(contract.previewContent, (context) => preview(kinds, context)),
    serve(contract.getPreview, async ({ db, input }) => ({ until: (await getUntil(db, input.token)).toISOString() })),
    serve(contract.listAllContentChanges, async ({ db, input, language }) => {
      const { rows, total, upTo } = await listAllChanges(db, input)
      const lines = rows.map((row) => presentLine(row, language))
      return { ...toPage(lines, total, input), upTo }
    }),
    serve(contract.listContentChanges, history),
  ]
}
