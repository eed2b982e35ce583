import * as contract from '../../../contract/imports/endpoints'
import { toPage } from '../../platform/db/page'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { presentAll, presentOne, presentRow, wordsIn } from './imports.present'
import { findImport, listRecent } from './imports.queries'
import { listPictures, listRows } from './rows/rows.queries'
import { apply, cancel, check, undo } from './steps'
import { receiveChunk, start } from './upload/receive'

export { sweepImports } from './upload/empty'
export { type ImportServices, takeOverImports, workOnImports } from './work'

/** Files of many objects, taken in by organizers; what they wait for is done by `workOnImports`. */
export const importRoutes: Route[] = [
  serve(contract.listImports, async ({ db, input, language }) => {
    const { rows, total } = await listRecent(db, input)
    return toPage(await presentAll(db, rows, language), total, input)
  }),
  serve(contract.getImport, ({ db, input, language }) => presentOne(db, input.id, language)),
  serve(contract.startImport, async (context) => presentOne(context.db, await start(context), context.language)),
  serve(contract.sendImportChunk, receiveChunk),
  serve(contract.checkImport, check),
  serve(contract.listImportRows, async ({ db, input, language }) => {
    if (!(await findImport(db, input.id))) throw fail('ImportNotFound')
    const { rows, total } = await listRows(db, input)
    return toPage(
      rows.map((row) => presentRow(row, language)),
      total,
      input,
    )
  }),
  serve(contract.listImportPictures, async ({ db, input, language }) => {
    if (!(await findImport(db, input.id))) throw fail('ImportNotFound')
    const { rows, total } = await listPictures(db, input)
    const list = rows.map(({ name, reason }) => ({ id: name, reason: reason ? wordsIn(reason, language) : '' }))
    return toPage(list, total, input)
  }),
  serve(contract.applyImport, apply),
  serve(contract.cancelImport, cancel),
  serve(contract.undoImport, undo),
]
