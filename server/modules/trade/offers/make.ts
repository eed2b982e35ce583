import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/trade/offers/endpoints.ts'
import { OFFERS_PER_DAY } from '#contract/trade/offers/limits.ts'
import { checkOffer } from '#contract/trade/offers/rules.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import {
  type ApprovedDemand,
  findBuyerId,
  getOpenDemand,
  listCardRows,
  presentDemandCard,
} from '#server/modules/trade/demands/index.ts'
import { listExhibitCards } from '#server/modules/fair/exhibits/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { assertOpenBetween, isHeard } from './between'
import { addStep, changeStanding, findByKey, insertOffer, type OfferRow } from './offers.queries'
import { endQuotation } from './quotation/issue'
import { getOfferer, getOwnRow } from './read'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const DAY_SECONDS = 86_400

/** What the database keeps of terms. Throws BadInput and TextUnsafe at their fields. */
async function checkTerms(context: Context<{ terms: OfferTerms }>, exhibitorId: number) {
  const { db, language, providers } = context
  const terms = { ...context.input.terms, note: context.input.terms.note.trim() }
  assertFields(checkOffer(terms), language, 'terms')
  const exhibitIds = [...new Set(terms.exhibitIds)]
  const own = (await listExhibitCards(db, language, exhibitIds)).filter((one) => one.exhibitorId === exhibitorId)
  assertFields({ exhibitIds: own.length === exhibitIds.length ? undefined : 'choice.wrong' }, language, 'terms')
  const words = await providers.textSafety.findOffences(terms.note)
  if (words.length > 0) throw fail('TextUnsafe', { words, field: 'note' })
  const { quantity, price, deliverBy, note } = terms
  if (quantity === null || price === null) throw new Error('the terms were not checked')
  return {
    terms: { ...terms, exhibitIds },
    kept: { quantity, price, deliverBy, note, exhibitIds, validUntil: chinaDayBounds(terms.validUntil).until },
  }
}

async function notifyBuyer(db: Db, context: Context<unknown>, demand: ApprovedDemand, { exhibitor }: OfferRow) {
  const buyerId = await findBuyerId(db, demand.demandId)
  const buyer = buyerId === undefined ? undefined : await findAccountById(db, buyerId)
  if (!buyer) throw new Error('a demand has a buyer')
  const parameters = { title: demand.title, company: exhibitor.company, demandId: String(demand.demandId) }
  await sendNotice(db, context, buyer, { name: 'offerReceived', parameters })
}

/** Offers to a demand as it was seen, once for a key, and gives the offer's number. Throws what the contract names. */
export async function addOffer(context: Context<Input<'addOffer'>>): Promise<number> {
  const { db: reading, input, write } = context
  const { account, exhibitorId } = await getOfferer(context)
  const known = await findByKey(reading, account.id, input.key)
  if (known !== undefined) return known
  const demand = await getOpenDemand(context, input.demandId, input.demandVersion)
  const { terms, kept } = await checkTerms(context, exhibitorId)
  const attempts = await write((db) => countAttempt(db, `offer:${exhibitorId}`, DAY_SECONDS))
  if (attempts > OFFERS_PER_DAY) throw fail('TooManyOffers', { max: OFFERS_PER_DAY })
  const of = { demandId: demand.demandId, unit: demand.unit, currency: demand.currency }
  try {
    return await write(async (db) => {
      await assertOpenBetween(db, { demandId: demand.demandId, exhibitorId }, 'exhibitor')
      const offer = await insertOffer(db, { ...kept, ...of, exhibitorId, accountId: account.id, clientKey: input.key })
      await addStep(db, { offerId: offer.id, action: 'add', by: 'exhibitor', byAccount: account.id, terms })
      if (await isHeard(db, offer)) await notifyBuyer(db, context, demand, await getOwnRow(db, exhibitorId, offer.id))
      return offer.id
    })
  } catch (error) {
    const index = findViolatedIndex(error)
    if (index === undefined) throw error
    const sent = await findByKey(reading, account.id, input.key)
    if (sent !== undefined) return sent
    throw fail('OfferStands')
  }
}

/** The viewer's offer as it was seen. Throws OfferNotFound, OfferChanged. */
async function getSeen(context: Context<Input<'withdrawOffer'>>, exhibitorId: number): Promise<OfferRow> {
  const row = await getOwnRow(context.db, exhibitorId, context.input.id)
  if (row.offer.version !== context.input.version) throw fail('OfferChanged')
  if (row.offer.state !== 'standing') throw fail('OfferNotNow')
  return row
}

/** Other terms of an offer that stands or has expired. Throws what the contract names. */
export async function changeOffer(context: Context<Input<'changeOffer'>>): Promise<void> {
  const { account, exhibitorId } = await getOfferer(context)
  const row = await getSeen(context, exhibitorId)
  const seen = row.offer
  await assertDemandOpen(context, seen.demandId)
  const { terms, kept } = await checkTerms(context, exhibitorId)
  await context.write(async (db) => {
    await assertOpenBetween(db, seen, 'exhibitor')
    if (!(await changeStanding(db, seen, kept))) throw fail('OfferChanged')
    await addStep(db, { offerId: seen.id, action: 'change', by: 'exhibitor', byAccount: account.id, terms })
    await endQuotation(db, context, row)
  })
}

/** Throws DemandEnded. */
async function assertDemandOpen({ db, language }: Context<unknown>, demandId: number): Promise<void> {
  const [found] = await listCardRows(db, [demandId])
  if (!found || presentDemandCard(found, language).end !== '') throw fail('DemandEnded')
}

/** Withdraws an offer that nobody has accepted. Throws what the contract names. */
export async function withdrawOffer(context: Context<Input<'withdrawOffer'>>): Promise<void> {
  const { account, exhibitorId } = await getOfferer(context)
  const row = await getSeen(context, exhibitorId)
  const seen = row.offer
  await context.write(async (db) => {
    if (!(await changeStanding(db, seen, { state: 'withdrawn' }))) throw fail('OfferChanged')
    await addStep(db, { offerId: seen.id, action: 'withdraw', by: 'exhibitor', byAccount: account.id })
    await endQuotation(db, context, row)
  })
}
