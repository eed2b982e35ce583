import * as contract from '#contract/operations/management/endpoints.ts'
import type { AccountRow } from '#contract/operations/management/schemas.ts'
import { EXPORT_ROWS } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { presentAccount, type Reader, seesWhole } from './account.present'
import { accountsTable } from './exports'
import { endSessions, setDisabled, setUserType } from './manage'
import { type AccountFilter, countAccounts, countSessions, listAccounts } from './management.queries'

export { presentAccount, seesWhole } from './account.present'

async function listRows(db: Db, input: AccountFilter & PageInput, reader: Reader): Promise<AccountRow[]> {
  const rows = await listAccounts(db, input)
  const sessions = await countSessions(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentAccount(row, sessions.get(row.id) ?? 0, reader))
}

const all: PageInput = { page: 1, limit: EXPORT_ROWS }

/** What the organizer console does with accounts. */
export const management: Route[] = [
  serve(contract.listAccounts, async ({ db, input, language, viewer }) => {
    const requested = { ...input, whole: seesWhole(viewer) }
    return toPage(await listRows(db, requested, { language, viewer }), await countAccounts(db, requested), input)
  }),
  serve(contract.exportAccounts, async ({ db, input, language, viewer }) => {
    return accountsTable(
      await listRows(db, { ...input, ...all, whole: seesWhole(viewer) }, { language, viewer }),
      language,
    )
  }),
  serve(contract.setAccountDisabled, setDisabled),
  serve(contract.endSessions, endSessions),
  serve(contract.setUserType, setUserType),
]
