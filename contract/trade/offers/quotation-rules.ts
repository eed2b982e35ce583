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

const HUNDREDTHS = 100

/** Of two numbers with two decimals each, to two decimals; reckoned in whole hundredths, which no fraction blurs. */
export function multiply(quantity: number, price: number): number {
  const [count, each] = [BigInt(Math.round(quantity * HUNDREDTHS)), BigInt(Math.round(price * HUNDREDTHS))]
  const hundredths = (count * each + BigInt(HUNDREDTHS / 2)) / BigInt(HUNDREDTHS)
  return Number(hundredths) / HUNDREDTHS
}
