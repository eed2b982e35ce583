import { chinaDay } from '#contract/core/china-time.ts'
import type { OfferState } from '#contract/trade/offers/rules.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import type { Offer } from './offers.queries'

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

/** As both sides are notified of it now. */
export const stateOf = ({ state, validUntil }: Offer): OfferState =>
  state === 'standing' && validUntil <= new Date() ? 'expired' : state
