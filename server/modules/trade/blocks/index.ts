import * as contract from '#contract/trade/blocks/endpoints.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findLeadNames } from '#server/modules/trade/leads/index.ts'
import { listBlockedWith, listBuyersBlockedBy, listExhibitorsBlockedBy } from './blocks.queries'
import { blockBuyer, blockExhibitor, unblockBuyer, unblockExhibitor } from './change'

export { assertNotBlocked, findBlockRefusals, hasBlocked } from './assert-not-blocked'
export { personalDataOfBlocks } from './personal-data.queries'

/** The exhibitors between which and a buyer there is a block in either direction. */
export const listBlockedForBuyer = async (db: Db, accountId: number): Promise<Set<number>> =>
  new Set(await listBlockedWith(db, accountId))

/** Either side of trade takes nothing new from the other until it says otherwise. */
export const blocks: Route[] = [
  serve(contract.blockExhibitor, blockExhibitor),
  serve(contract.unblockExhibitor, unblockExhibitor),
  serve(contract.listBlockedExhibitors, async (context) => {
    const { db, input, language } = context
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listExhibitorsBlockedBy(db, id, input)
    const list = rows.map(({ id: exhibitorId, company, at }) => ({
      id: exhibitorId,
      name: pick(company, language),
      at: at.toISOString(),
      fallbackFields: fallbacks({ name: company }, language),
    }))
    return toPage(list, total, input)
  }),
  serve(contract.blockBuyer, blockBuyer),
  serve(contract.unblockBuyer, unblockBuyer),
  serve(contract.listBlockedBuyers, async (context) => {
    const { db, input, language } = context
    const { exhibitorId } = await getViewerAccount(context)
    if (exhibitorId === null) return toPage([], 0, input)
    const { rows, total } = await listBuyersBlockedBy(db, exhibitorId, input)
    // As the lead shows them: what is known of them and no more.
    const names = await findLeadNames(db, { exhibitorId, accountIds: rows.map(({ id }) => id) }, language)
    const list = rows.map(({ id, at, by }) => ({
      id,
      name: names.get(id) ?? '',
      at: at.toISOString(),
      by: by ? pick(by.name, language) || by.nickName : '',
      fallbackFields: [],
    }))
    return toPage(list, total, input)
  }),
]
