import * as contract from '#contract/operations/imports/endpoints.ts'
import { importKinds, mayImportKind } from '#contract/operations/imports/rules.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { presentAll, presentOne, presentRow, wordsIn } from './imports.present'
import { findImport, listRecent } from './imports.queries'
import { listPictures, listRows } from './rows.queries'
import { apply, assertMayImport, cancel, check, choose, undo } from './steps'
import { receiveChunk, start } from './upload/receive'

export { importSubjects } from './subjects/subjects'
export { reportOf } from './imports.present'
export { takeFile } from './upload/take-file'
export { sweepImports } from './upload/empty'
export type { ImportServices } from './import-work'
export { handOverImports, takeOverImports, workOnImports } from './work'
export { personalDataOfImports } from './personal-data.queries'

/** Throws ImportNotFound, and NotAllowed for what names people to who may not read their accounts. */
async function getOpen(context: Pick<Context<unknown>, 'db' | 'viewer'>, id: number): Promise<void> {
  const found = await findImport(context.db, id)
  if (!found) throw fail('ImportNotFound')
  assertMayImport(context, found.row.kind)
}

/** Files of many objects, taken in by organizers; what they wait for is done by `workOnImports`. */
export const importRoutes: Route[] = [
  serve(contract.listImports, async ({ db, input, language, viewer }) => {
    const kinds = importKinds.filter((kind) => mayImportKind(viewer?.userType, kind))
    const { rows, total } = await listRecent(db, input, kinds)
    return toPage(await presentAll(db, rows, language), total, input)
  }),
  serve(contract.getImport, async (context) => {
    await getOpen(context, context.input.id)
    return presentOne(context.db, context.input.id, context.language)
  }),
  serve(contract.startImport, async (context) => presentOne(context.db, await start(context), context.language)),
  serve(contract.sendImportChunk, receiveChunk),
  serve(contract.chooseImportTable, choose),
  serve(contract.checkImport, check),
  serve(contract.listImportRows, async (context) => {
    const { db, input, language } = context
    await getOpen(context, input.id)
    const { rows, total } = await listRows(db, input)
    return toPage(
      rows.map((row) => presentRow(row, language)),
      total,
      input,
    )
  }),
  serve(contract.listImportPictures, async (context) => {
    const { db, input, language } = context
    await getOpen(context, input.id)
    const { rows, total } = await listPictures(db, input)
    const list = rows.map(({ name, reason }) => ({ id: name, reason: reason ? wordsIn(reason, language) : '' }))
    return toPage(list, total, input)
  }),
  serve(contract.applyImport, apply),
  serve(contract.cancelImport, cancel),
  serve(contract.undoImport, undo),
]
