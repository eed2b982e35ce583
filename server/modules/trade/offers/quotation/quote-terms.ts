import { multiply } from '#contract/trade/offers/quotation-rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ApprovedDemand } from '#server/modules/trade/demands/index.ts'
import { listExhibitCards } from '#server/modules/fair/exhibits/index.ts'
import { termsOf } from '../offer-state'
import type { OfferRow } from '../offers.queries'
import type { QuotedTerms } from '../offers.schema'

/** The names of exhibits in both languages, those that visitors see. */
async function nameExhibits(db: Db, ids: readonly number[]): Promise<QuotedTerms['exhibits']> {
  const zh = await listExhibitCards(db, 'zh-CN', [...ids])
  const en = new Map((await listExhibitCards(db, 'en-US', [...ids])).map((one) => [one.exhibitsInfoId, one]))
  return zh.map(({ exhibitsInfoId, exhibitsName }) => ({
    zh: exhibitsName,
    en: en.get(exhibitsInfoId)?.exhibitsName ?? exhibitsName,
  }))
}

/** What a quotation of an offer says, as it is now: of an accepted one the quantity that was accepted. */
export async function quoteTerms(db: Db, { offer, exhibitor }: OfferRow, demand: ApprovedDemand): Promise<QuotedTerms> {
  const { price, unit, currency, deliverBy, note, accepted } = offer
  const quantity = accepted ?? offer.quantity
  return {
    title: demand.title,
    company: exhibitor.company,
    booth: exhibitor.booth,
    buyer: { person: demand.contactPerson, number: demand.contactNumber },
    exhibits: await nameExhibits(db, offer.exhibitIds),
    quantity,
    unit,
    price,
    total: multiply(quantity, price),
    currency,
    deliverBy,
    validUntil: accepted === null ? termsOf(offer).validUntil : '',
    note,
  }
}
