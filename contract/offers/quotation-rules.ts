import type { OfferState } from './rules'

/**
 * `issued`: the exhibitor stands by it, which issuing says; `confirmed`: so does the buyer. `superseded`: its offer was
 * changed, withdrawn or declined, was accepted in part, or has expired; it can still be read.
 */
export const quotationStates = ['issued', 'confirmed', 'superseded'] as const
export type QuotationState = (typeof quotationStates)[number]

/** What happened to a quotation, as timelines say it. */
export const quotationActions = ['issue', 'confirm'] as const

/**
 * Whether a quotation of an offer can be issued, and confirmed: it is accepted, or stands and is shortlisted, so that the
 * exhibitor has the buyer's contact.
 */
export const isQuotable = ({ state, shortlisted }: { state: OfferState; shortlisted: boolean }): boolean =>
  state === 'accepted' || (state === 'standing' && shortlisted)
