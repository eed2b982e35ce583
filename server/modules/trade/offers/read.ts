import type { Language } from '#contract/core/language.ts'
import type { Offer, OwnOffer } from '#contract/trade/offers/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findBuyerId, listCardRows, presentDemandCard } from '#server/modules/trade/demands/index.ts'
import { listExhibitCards } from '#server/modules/fair/exhibits/index.ts'
import { findOffer, listSteps, type OfferRow } from './offers.queries'
import { presentOffer } from './offers.present'
import { listLast } from './quotations.queries'

/** Offers as both sides read them. */
export async function describeOffers(db: Db, rows: readonly OfferRow[], language: Language): Promise<Offer[]> {
  const exhibits = await listExhibitCards(db, language, [...new Set(rows.flatMap(({ offer }) => offer.exhibitIds))])
  const steps = await listSteps(
    db,
    rows.map(({ offer }) => offer.id),
  )
  const quotations = await listLast(
    db,
    rows.map(({ offer }) => offer.id),
  )
  return rows.map((row) => presentOffer(row, { exhibits, steps, quotations }, language))
}

/** The same as their exhibitor reads them: with the demand, and how to reach the buyer where that was given. */
export async function describeOwn(db: Db, rows: readonly OfferRow[], language: Language): Promise<OwnOffer[]> {
  const described = await describeOffers(db, rows, language)
  const demands = await listCardRows(db, [...new Set(rows.map(({ offer }) => offer.demandId))])
  return described.map((offer) => {
    const found = demands.find(({ demand }) => demand.demandId === offer.demandId)
    const contact = found && { person: found.demand.contactPerson, number: found.demand.contactNumber }
    return {
      ...offer,
      demand: found ? presentDemandCard(found, language) : null,
      contact: offer.shortlisted && contact ? contact : null,
    }
  })
}

/** Who offers. Throws LoginExpired, NoExhibitor. */
export async function getOfferer(
  context: Pick<Context<unknown>, 'db' | 'viewer'>,
): Promise<{ account: Account; exhibitorId: number }> {
  const account = await getViewerAccount(context)
  if (account.exhibitorId === null) throw fail('NoExhibitor')
  return { account, exhibitorId: account.exhibitorId }
}

/** Who made an offer to a demand of the viewer, and to which, in their language. Throws LoginExpired, OfferNotFound. */
export async function getReceivedOffer(
  context: Pick<Context<unknown>, 'db' | 'viewer' | 'language'>,
  id: number,
): Promise<{ exhibitor: string; title: string }> {
  const { db, language } = context
  const account = await getViewerAccount(context)
  const row = await findOffer(db, id)
  const [found] = row ? await listCardRows(db, [row.offer.demandId]) : []
  if (!row || !found || (await findBuyerId(db, row.offer.demandId)) !== account.id) throw fail('OfferNotFound')
  return { exhibitor: pick(row.exhibitor.company, language), title: pick(found.demand.title, language) }
}

/** An offer of the viewer's exhibitor. Throws OfferNotFound. */
export async function getOwnRow(db: Db, exhibitorId: number, id: number): Promise<OfferRow> {
  const row = await findOffer(db, id)
  if (row?.offer.exhibitorId !== exhibitorId) throw fail('OfferNotFound')
  return row
}
