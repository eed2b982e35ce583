import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import * as contract from '#contract/trade/offers/endpoints.ts'
import type { Offer, OwnOffer } from '#contract/trade/offers/schemas.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findNextEnd, getOwnDemand } from '#server/modules/trade/demands/index.ts'
import { acceptOffer, declineOffer, shortlistOffer } from './decide'
import { addOffer, changeOffer, withdrawOffer } from './make'
import { findOffer, listByDemand, listByExhibitor } from './offers.queries'
import { confirmQuotation } from './quotation/confirm'
import { issueQuotation } from './quotation/issue'
import { presentQuotation } from './quotation/quotation.present'
import { answerPaper, getRead } from './quotation/read'
import { describeOffers, describeOwn, getOfferer, getOwnRow } from './read'
import { countTrade } from './statistics.queries'

async function presentOwn(context: Context<unknown>, id: number): Promise<OwnOffer> {
  const { db, language } = context
  const { exhibitorId } = await getOfferer(context)
  const [own] = await describeOwn(db, [await getOwnRow(db, exhibitorId, id)], language)
  if (!own) throw fail('OfferNotFound')
  return own
}

/** What the buyer has just decided. */
async function presentDecided({ db, language }: Context<unknown>, id: number): Promise<Offer> {
  const row = await findOffer(db, id)
  const [offer] = row ? await describeOffers(db, [row], language) : []
  if (!offer) throw fail('OfferNotFound')
  return offer
}

export { getReceivedOffer } from './read'
export { listUndecided as listUndecidedOffers } from './undecided.queries'
export { offerRecords } from './offers.schema'
export { personalDataOfOffers } from './personal-data.queries'

export const offers: Route[] = [
  serve(contract.addOffer, async (context) => presentOwn(context, await addOffer(context))),
  serve(contract.changeOffer, async (context) => {
    await changeOffer(context)
    return presentOwn(context, context.input.id)
  }),
  serve(contract.withdrawOffer, async (context) => {
    await withdrawOffer(context)
    return presentOwn(context, context.input.id)
  }),
  serve(contract.getOwnOffer, (context) => presentOwn(context, context.input.id)),
  serve(contract.listOwnOffers, async (context) => {
    const { db, input, language } = context
    const { exhibitorId } = await getOfferer(context)
    const { rows, total } = await listByExhibitor(db, exhibitorId, input)
    return toPage(await describeOwn(db, rows, language), total, input)
  }),
  serve(contract.listOffers, async (context) => {
    const { db, input, language } = context
    await getOwnDemand(db, await getViewerAccount(context), input.demandId)
    return describeOffers(db, await listByDemand(db, input.demandId), language)
  }),
  serve(contract.shortlistOffer, async (context) => {
    await shortlistOffer(context)
    return presentDecided(context, context.input.id)
  }),
  serve(contract.declineOffer, async (context) => {
    await declineOffer(context)
    return presentDecided(context, context.input.id)
  }),
  serve(contract.acceptOffer, async (context) => {
    await acceptOffer(context)
    return presentDecided(context, context.input.id)
  }),
  serve(contract.issueQuotation, issueQuotation),
  serve(contract.confirmQuotation, confirmQuotation),
  serve(contract.getQuotation, async (context) => {
    const { row, offerRow } = await getRead(context, context.input.id)
    return presentQuotation(row, offerRow.offer, context.language)
  }),
  serveBytes(contract.getQuotationPaper, answerPaper),
  serve(contract.getTradeStatistics, async ({ db, language, holdsUntil }) => {
    const next = await findNextEnd(db)
    if (next) holdsUntil(next)
    // A new day begins with nothing in it.
    holdsUntil(chinaDayBounds(chinaDay(new Date())).until)
    return countTrade(db, language)
  }),
]
