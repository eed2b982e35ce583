import { endpoint } from '#contract/core/endpoint.ts'
import { blockedRefusals } from '#contract/trade/blocks/rules.ts'
import type * as schemas from './schemas'

/** Offers to a demand. The page shows what it refuses itself (spec: live §7, "errors not auto-alerted"). */
export const addOffer = endpoint<typeof schemas.addOffer>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/add',
  access: 'offer',
  errors: [
    'NoExhibitor',
    'DemandNotFound',
    'DemandChanged',
    'DemandEnded',
    'OfferStands',
    'TooManyOffers',
    'TextUnsafe',
    ...blockedRefusals,
  ],
})

const decided = ['OfferNotFound', 'OfferChanged', 'OfferNotNow'] as const

/** Other terms of an offer that stands or has expired; what was offered before is kept. */
export const changeOffer = endpoint<typeof schemas.changeOffer>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/update', // path: ours
  access: 'offer',
  errors: [...decided, 'DemandEnded', 'TextUnsafe', ...blockedRefusals],
})

export const withdrawOffer = endpoint<typeof schemas.withdrawOffer>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/withdraw', // path: ours
  access: 'offer',
  errors: decided,
})

export const getOwnOffer = endpoint<typeof schemas.getOwnOffer>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/ownDetail', // path: ours
  access: 'offer',
  reads: true,
  errors: ['OfferNotFound'],
})

/** The offers of the own exhibitor, the latest changed first. */
export const listOwnOffers = endpoint<typeof schemas.listOwnOffers>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/ownList', // path: ours
  access: 'offer',
  reads: true,
})

/** The offers to an own demand. */
export const listOffers = endpoint<typeof schemas.listOffers>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/supplier/order/list', // path: ours
  access: 'publishDemands',
  reads: true,
  errors: ['DemandNotFound'],
})

/** Puts an offer among those to be chosen from: its exhibitor sees the contact from then on. */
export const shortlistOffer = endpoint<typeof schemas.shortlistOffer>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/supplier/order/shortlist', // path: ours
  access: 'publishDemands',
  errors: [...decided, ...blockedRefusals],
})

export const declineOffer = endpoint<typeof schemas.declineOffer>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/supplier/order/decline', // path: ours
  access: 'publishDemands',
  errors: [...decided, 'TextUnsafe'],
})

/** Accepts an offer as it was seen, whole or in part; several may be, up to what the demand asks for. */
export const acceptOffer = endpoint<typeof schemas.acceptOffer>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/supplier/order/accept', // path: ours
  access: 'publishDemands',
  errors: [...decided, 'DemandEnded', 'QuantityExceeded', ...blockedRefusals],
})

/**
 * Writes down the terms of an offer that is shortlisted or accepted, by which its exhibitor confirms them; one quotation
 * of an offer holds at a time.
 */
export const issueQuotation = endpoint<typeof schemas.issueQuotation>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/quotation/issue', // path: ours
  access: 'offer',
  errors: ['NoExhibitor', ...decided, 'DemandEnded', 'QuotationNotYet', 'QuotationStands', ...blockedRefusals],
})

/** The buyer's word to a quotation as it was seen. */
export const confirmQuotation = endpoint<typeof schemas.confirmQuotation>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/quotation/confirm', // path: ours
  access: 'publishDemands',
  errors: ['QuotationNotFound', 'QuotationChanged', 'DemandEnded', ...blockedRefusals],
})

/** A quotation, for both sides; those that no longer hold too. */
export const getQuotation = endpoint<typeof schemas.getQuotation>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/quotation/detail', // path: ours
  access: 'tradeGoods',
  reads: true,
  errors: ['QuotationNotFound'],
})

/** The same as a PDF in the requested language, or in both. */
export const getQuotationPaper = endpoint<typeof schemas.getQuotationPaper>({
  method: 'GET',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/quotation/paper', // path: ours
  access: 'tradeGoods',
  answers: 'bytes',
  errors: ['QuotationNotFound'],
})

/** Numbers of the exchange hall: what is public alone. */
export const getTradeStatistics = endpoint<typeof schemas.getTradeStatistics>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/supplier/order/statistics',
  access: 'public',
  reads: true,
  cacheable: true,
})
