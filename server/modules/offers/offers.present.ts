import { chinaDay } from '../../../contract/core/china-time'
import type { Language } from '../../../contract/core/language'
import type { ExhibitCard } from '../../../contract/exhibits/schemas'
import type { OfferState } from '../../../contract/offers/rules'
import type { Offer as Presented, OfferTerms } from '../../../contract/offers/schemas'
import { fallbacks, pick } from '../../platform/db/bilingual'
import type { Offer, OfferRow, OfferStep } from './offers.queries'
import { presentQuotation } from './quotation/quotation.present'
import type { QuotationRow } from './quotation/quotations.queries'

/** Until the end of a day in GMT+8: the day that it is the end of. */
const lastDay = (until: Date): string => chinaDay(new Date(until.getTime() - 1))

export const termsOf = (of: Offer): OfferTerms => ({
  quantity: of.quantity,
  price: of.price,
  validUntil: lastDay(of.validUntil),
  deliverBy: of.deliverBy,
  note: of.note,
  exhibitIds: of.exhibitIds,
})

/** As both sides are told of it now. */
export const stateOf = ({ state, validUntil }: Offer): OfferState =>
  state === 'standing' && validUntil <= new Date() ? 'expired' : state

const presentStep = ({ action, by, terms, reason, quantity, at }: OfferStep): Presented['steps'][number] => ({
  action,
  by,
  terms,
  reason,
  quantity,
  at: at.toISOString(),
})

/** An offer as both sides read it, with those of its exhibits that visitors see and what happened to it. */
export function presentOffer(
  { offer, exhibitor, hall }: OfferRow,
  { exhibits, steps, quotations }: { exhibits: ExhibitCard[]; steps: OfferStep[]; quotations: QuotationRow[] },
  language: Language,
): Presented {
  const { company, logoUrl } = exhibitor
  const quotation = quotations.find(({ offerId }) => offerId === offer.id)
  return {
    ...termsOf(offer),
    quantity: offer.quantity,
    price: offer.price,
    id: offer.id,
    demandId: offer.demandId,
    version: offer.version,
    state: stateOf(offer),
    unit: offer.unit,
    currency: offer.currency,
    exhibits: exhibits.filter(({ exhibitsInfoId }) => offer.exhibitIds.includes(exhibitsInfoId)),
    shortlisted: offer.shortlistedAt !== null,
    reason: offer.reason,
    accepted: offer.accepted,
    exhibitor: {
      id: exhibitor.id,
      name: pick(company, language),
      logoUrl: pick(logoUrl, language),
      hallName: pick(hall ?? { zh: '', en: '' }, language),
      booth: exhibitor.booth,
      vr: exhibitor.vrShowUrl !== '',
      fallbackFields: fallbacks({ name: company }, language),
    },
    quotation: quotation ? presentQuotation(quotation, offer, language) : null,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    steps: steps.filter(({ offerId }) => offerId === offer.id).map(presentStep),
  }
}
