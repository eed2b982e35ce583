import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { issueQuotation as contract } from '#contract/trade/offers/endpoints.ts'
import { isQuotable } from '#contract/trade/offers/quotation-rules.ts'
import { QUOTATIONS_PER_DAY } from '#contract/trade/offers/limits.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import {
  type ApprovedDemand,
  findBuyerId,
  listCardRows,
  presentDemandCard,
} from '#server/modules/trade/demands/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { assertOpenBetween } from '../between'
import { stateOf } from '../offer-state'
import type { OfferRow } from '../offers.queries'
import { getOfferer, getOwnRow } from '../read'
import { findByKey, findHolding, holdOffer, insertQuotation, supersede } from '../quotations.queries'
import { presentQuotation } from './quotation.present'
import { quoteTerms } from './quote-terms'

const DAY_SECONDS = 86_400

/** Writes to the buyer of a demand about a quotation. */
async function notifyBuyer(
  db: Db,
  context: Context<unknown>,
  name: 'quotationIssued' | 'quotationSuperseded',
  { title, company, demandId }: Pick<ApprovedDemand, 'title' | 'demandId'> & Pick<OfferRow['exhibitor'], 'company'>,
): Promise<void> {
  const buyerId = await findBuyerId(db, demandId)
  const buyer = buyerId === undefined ? undefined : await findAccountById(db, buyerId)
  const parameters = { title, company, demandId: String(demandId) }
  if (buyer) await sendNotice(db, context, buyer, { name, parameters })
}

/**
 * The demand of an offer of which a quotation can be issued and confirmed. Throws QuotationNotYet, OfferNotNow, and
 * DemandEnded where it can no longer be accepted.
 */
export async function getQuotable(context: Context<unknown>, { offer }: OfferRow): Promise<ApprovedDemand> {
  const { db, language } = context
  const [found] = await listCardRows(db, [offer.demandId])
  const state = stateOf(offer)
  if (!found || (state !== 'standing' && state !== 'accepted')) throw fail('OfferNotNow')
  if (!isQuotable({ state, shortlisted: offer.shortlistedAt !== null })) throw fail('QuotationNotYet')
  if (state === 'standing' && presentDemandCard(found, language).end !== '') throw fail('DemandEnded')
  return found.demand
}

/** Issues a quotation of an offer as it was seen, once for a key. Throws what the contract names. */
export async function issueQuotation(context: Context<ParsedInputOf<typeof contract>>): Promise<Quotation> {
  const { db: reading, input, language, write } = context
  const { account, exhibitorId } = await getOfferer(context)
  const row = await getOwnRow(reading, exhibitorId, input.id)
  const known = await findByKey(reading, account.id, input.key)
  if (known?.offerId === input.id) return presentQuotation(known, row.offer, language)
  if (row.offer.version !== input.version) throw fail('OfferChanged')
  const demand = await getQuotable(context, row)
  const terms = await quoteTerms(reading, row, demand)
  const bucket = `quotation:${exhibitorId}`
  await write((db) => assertWithinLimit(db, bucket, QUOTATIONS_PER_DAY, DAY_SECONDS))
  try {
    const issued = await write(async (db) => {
      await assertOpenBetween(db, row.offer, 'exhibitor')
      if (!(await holdOffer(db, input))) throw fail('OfferChanged')
      const added = await insertQuotation(db, {
        offerId: input.id,
        accountId: account.id,
        clientKey: input.key,
        offerVersion: input.version,
        terms,
      })
      const { company } = row.exhibitor
      await notifyBuyer(db, context, 'quotationIssued', { title: demand.title, company, demandId: demand.demandId })
      return added
    })
    return presentQuotation(issued, row.offer, language)
  } catch (error) {
    if (findViolatedIndex(error) === undefined) throw error
    const sent = await findByKey(reading, account.id, input.key)
    if (sent?.offerId === input.id) return presentQuotation(sent, row.offer, language)
    throw fail('QuotationStands')
  }
}

/** Ends the quotation of an offer that its exhibitor changes or withdraws, and notifies the buyer; nothing where there is none. */
export async function endQuotation(db: Db, context: Context<unknown>, { offer, exhibitor }: OfferRow): Promise<void> {
  const ended = await supersede(db, offer.id)
  if (!ended) return
  const { company } = exhibitor
  await notifyBuyer(db, context, 'quotationSuperseded', { title: ended.terms.title, company, demandId: offer.demandId })
}

/** Ends the quotation of an offer that was accepted for another quantity than it names. */
export async function endOtherQuantity(db: Db, offerId: number, quantity: number): Promise<void> {
  const holding = await findHolding(db, offerId)
  if (holding && holding.terms.quantity !== quantity) await supersede(db, offerId)
}
