import type { Language } from '#contract/core/language.ts'
import type { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import type { Offer as Presented } from '#contract/trade/offers/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import { stateOf, termsOf } from './offer-state'
import type { OfferRow, OfferStep } from './offers.queries'
import { presentQuotation } from './quotation/quotation.present'
import type { QuotationRow } from './quotations.queries'

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
