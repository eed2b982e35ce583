import * as contract from '#contract/trade/leads/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount, listMates } from '#server/modules/foundation/accounts/index.ts'
import { listDealingRows } from './dealings.queries'
import { readLead, saveLead, takeBackNote, writeNote } from './edit-lead'
import { presentDealing, presentLead, presentMember } from './leads.present'
import { findLeadRow, findLeadRows, listLeadRows } from './list.queries'
import { readDealingTimeline, readLeadTimeline } from './timeline'

export { listDueRows as listDueLeads } from './list.queries'
export { presentLead } from './leads.present'
export { countLeads } from './count.queries'
export { personalDataOfLeads } from './personal-data.queries'

/** Whether somebody is a lead of an exhibitor. */
export const hasLead = async (db: Db, exhibitorId: number, accountId: number): Promise<boolean> =>
  (await findLeadRow(db, exhibitorId, accountId)) !== undefined

/** What an exhibitor's leads call these accounts; empty: a visitor without a name. Who is no lead of it is left out. */
export async function findLeadNames(
  db: Db,
  { exhibitorId, accountIds }: { exhibitorId: number; accountIds: readonly number[] },
  language: Language,
): Promise<Map<number, string>> {
  const rows = await findLeadRows(db, exhibitorId, accountIds)
  return new Map(rows.map((row) => [row.id, presentLead(row, language).name]))
}

/** What a buyer and an exhibitor have between them, in one place for each of the two. */
export const leads: Route[] = [
  serve(contract.listLeads, async (context) => {
    const { db, input, language } = context
    const { exhibitorId } = await getViewerAccount(context)
    if (exhibitorId === null) return { ...toPage([], 0, input), members: [] }
    const { rows, total } = await listLeadRows(db, exhibitorId, input)
    const mates = await listMates(db, exhibitorId)
    const list = rows.map((row) => presentLead(row, language))
    return { ...toPage(list, total, input), members: mates.map((mate) => presentMember(mate, language)) }
  }),
  serve(contract.getLead, readLead),
  serve(contract.saveLead, saveLead),
  serve(contract.addLeadNote, writeNote),
  serve(contract.removeLeadNote, takeBackNote),
  serve(contract.listLeadTimeline, readLeadTimeline),
  serve(contract.listDealings, async (context) => {
    const { db, input, language } = context
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listDealingRows(db, id, input)
    return toPage(
      rows.map((row) => presentDealing(row, language)),
      total,
      input,
    )
  }),
  serve(contract.listDealingTimeline, readDealingTimeline),
]
