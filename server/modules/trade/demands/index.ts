import * as contract from '#contract/trade/demands/endpoints.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findParts } from '#server/modules/fair/exhibits/index.ts'
import { findNextEnd, listShown } from './demands.queries'
import { presentCard } from './demands.present'
import { closeDemand, deleteDemand, recallDemand } from './end'
import { listOwn } from './own.queries'
import { describeOwn, getDemand, getOpenDemand, getOwn } from './read'
import { translate } from './translate'
import { addDemand, saveDemand } from './write'

export {
  type ApprovedDemand,
  findBuyerId,
  findNextEnd,
  listCardRows,
  seesContact,
  takeQuantity,
} from './demands.queries'
export { presentCard as presentDemandCard } from './demands.present'
export { findDemandCard } from './card'
export { getDemand, getOpenDemand, getOwn as getOwnDemand } from './read'
export { lookUpDemands } from './lookup.queries'
export { demandSubject } from './review-subject'
export { unitNames } from './unit-names'
export { approvedDemandRecords, demandRecords } from './demands.schema'
export { demandCases } from './cases'
export { personalDataOfDemands, personalDataOfDemandReviews } from './personal-data.queries'
export { countOpenDemands } from './open-work.queries'

async function presentChanged(context: Context<unknown>, id: number): Promise<OwnDemand> {
  const { db } = context
  return describeOwn(context, await getOwn(db, await getViewerAccount(context), id))
}

export const demands: Route[] = [
  serve(contract.listDemands, async ({ db, input, language, holdsUntil }) => {
    const next = await findNextEnd(db)
    if (next) holdsUntil(next)
    const parts = input.categoryId ? await findParts(db, input.categoryId) : undefined
    const { rows, total } = await listShown(db, input, parts)
    return toPage(
      rows.map((row) => presentCard(row, language)),
      total,
      input,
    )
  }),
  serve(contract.getDemand, (context) => getDemand(context, context.input.id)),
  serve(contract.verifyDemandStatus, async (context) => {
    await getOpenDemand(context, context.input.id, context.input.version)
    return {}
  }),
  serve(contract.addDemand, async (context) => presentChanged(context, await addDemand(context))),
  serve(contract.saveDemand, async (context) => {
    await saveDemand(context)
    return presentChanged(context, context.input.id)
  }),
  serve(contract.getOwnDemand, (context) => presentChanged(context, context.input.id)),
  serve(contract.listOwnDemands, async (context) => {
    const { db, input } = context
    const account = await getViewerAccount(context)
    const { rows, total } = await listOwn(db, account.id, input)
    const list: OwnDemand[] = []
    for (const row of rows) list.push(await describeOwn(context, row))
    return toPage(list, total, input)
  }),
  serve(contract.recallDemand, async (context) => {
    await recallDemand(context)
    return presentChanged(context, context.input.id)
  }),
  serve(contract.closeDemand, async (context) => {
    await closeDemand(context)
    return presentChanged(context, context.input.id)
  }),
  serve(contract.translateOrder, translate),
  serve(contract.deleteDemand, async (context) => {
    await deleteDemand(context)
    return {}
  }),
]
