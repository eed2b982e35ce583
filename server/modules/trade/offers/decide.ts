import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { quantityBreach } from '#contract/trade/demands/rules.ts'
import type * as contract from '#contract/trade/offers/endpoints.ts'
import { DECLINE_REASON_MAX } from '#contract/trade/offers/limits.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import {
  type ApprovedDemand,
  findBuyerId,
  listCardRows,
  presentDemandCard,
  takeQuantity,
} from '#server/modules/trade/demands/index.ts'
import { type Notice, sendNotice } from '#server/modules/foundation/notices/index.ts'
import { assertOpenBetween } from './between'
import { addStep, changeStanding, findOffer, type Offer, setAccepted } from './offers.queries'
import { stateOf } from './offer-state'
import { endOtherQuantity } from './quotation/issue'
import { supersede } from './quotations.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** A decision about an offer to an own demand. */
interface Deciding {
  account: Account
  offer: Offer
  demand: ApprovedDemand
}

/** The offer as the buyer saw it, while it can be decided. Throws OfferNotFound, OfferChanged, OfferNotNow. */
async function getDecidable(context: Context<Input<'shortlistOffer'>>): Promise<Deciding> {
  const { db, input } = context
  const account = await getViewerAccount(context)
  const row = await findOffer(db, input.id)
  const buyerId = row && (await findBuyerId(db, row.offer.demandId))
  const [found] = row ? await listCardRows(db, [row.offer.demandId]) : []
  if (!row || !found || buyerId !== account.id) throw fail('OfferNotFound')
  if (row.offer.version !== input.version) throw fail('OfferChanged')
  if (stateOf(row.offer) !== 'standing') throw fail('OfferNotNow')
  return { account, offer: row.offer, demand: found.demand }
}

/** Notifies the exhibitor of the offer. */
async function notifyExhibitor(db: Db, context: Context<unknown>, offer: Offer, notice: Notice): Promise<void> {
  const maker = await findAccountById(db, offer.accountId)
  if (maker) await sendNotice(db, context, maker, notice)
}

/** Puts an offer among those to be chosen from. Throws what the contract names. */
export async function shortlistOffer(context: Context<Input<'shortlistOffer'>>): Promise<void> {
  const { account, offer, demand } = await getDecidable(context)
  if (offer.shortlistedAt) throw fail('OfferNotNow')
  await context.write(async (db) => {
    await assertOpenBetween(db, offer, 'buyer')
    if (!(await changeStanding(db, offer, { shortlistedAt: new Date() }))) throw fail('OfferChanged')
    await addStep(db, { offerId: offer.id, action: 'shortlist', by: 'buyer', byAccount: account.id })
    await notifyExhibitor(db, context, offer, { name: 'offerShortlisted', parameters: { title: demand.title } })
  })
}

/** Declines an offer with the reason. Throws what the contract names. */
export async function declineOffer(context: Context<Input<'declineOffer'>>): Promise<void> {
  const { input, language, providers } = context
  const reason = input.reason.trim()
  const isLong = countCharacters(reason) > DECLINE_REASON_MAX
  assertFields({ reason: reason === '' ? 'reason.empty' : isLong ? 'note.long' : undefined }, language, 'input')
  const { account, offer, demand } = await getDecidable(context)
  const words = await providers.textSafety.findOffences(reason)
  if (words.length > 0) throw fail('TextUnsafe', { words, field: 'reason' })
  await context.write(async (db) => {
    if (!(await changeStanding(db, offer, { state: 'declined', reason }))) throw fail('OfferChanged')
    await addStep(db, { offerId: offer.id, action: 'decline', by: 'buyer', byAccount: account.id, reason })
    await supersede(db, offer.id)
    await notifyExhibitor(db, context, offer, { name: 'offerDeclined', parameters: { title: demand.title, reason } })
  })
}

/** Throws DemandEnded, QuantityExceeded. */
function assertLeft({ demand, offer }: Deciding, quantity: number, end: string): void {
  if (end === 'closed' || end === 'expired') throw fail('DemandEnded')
  const left = Math.min(offer.quantity, demand.quantity - demand.accepted)
  if (quantity > left) throw fail('QuantityExceeded', { left, field: 'quantity' })
}

/** Accepts an offer: of what was requested no more is ever accepted than there is. Throws what the contract names. */
export async function acceptOffer(context: Context<Input<'acceptOffer'>>): Promise<void> {
  const { input, language, db: reading } = context
  const { quantity } = input
  assertFields({ quantity: quantityBreach(quantity) }, language, 'input')
  const deciding = await getDecidable(context)
  const { account, offer, demand } = deciding
  const endOf = async (db: Db) => {
    const [found] = await listCardRows(db, [demand.demandId])
    return found ? presentDemandCard(found, language).end : 'closed'
  }
  assertLeft(deciding, quantity, await endOf(reading))
  await context.write(async (db) => {
    await assertOpenBetween(db, offer, 'buyer')
    if (!(await setAccepted(db, { ...offer, quantity }))) throw fail('OfferChanged')
    const taken = await takeQuantity(db, demand.demandId, quantity)
    if (!taken) {
      const [now] = await listCardRows(db, [demand.demandId])
      assertLeft({ ...deciding, demand: now?.demand ?? demand }, quantity, await endOf(db))
      throw fail('OfferChanged')
    }
    await addStep(db, { offerId: offer.id, action: 'accept', by: 'buyer', byAccount: account.id, quantity })
    await endOtherQuantity(db, offer.id, quantity)
    const parameters = { title: demand.title, quantity: String(quantity) }
    await notifyExhibitor(db, context, offer, { name: 'offerAccepted', parameters })
  })
}
