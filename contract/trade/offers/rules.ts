import { chinaDay } from '#contract/core/china-time.ts'
import { isDay } from '#contract/core/day.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { deliveryBreach, priceBreach, quantityBreach } from '#contract/trade/demands/rules.ts'
import { NOTE_MAX, OFFER_DAYS_MAX, OFFERED_EXHIBITS_MAX } from './limits'

/** `expired`: it stood, and its last day has ended. */
export const offerStates = ['standing', 'expired', 'withdrawn', 'declined', 'accepted'] as const
export type OfferState = (typeof offerStates)[number]

/** What happened to an offer, as its history says it. */
export const offerActions = ['add', 'change', 'withdraw', 'shortlist', 'decline', 'accept'] as const
export type OfferAction = (typeof offerActions)[number]

/** The terms that an exhibitor offers, in the demand's unit and currency (spec: live §3, supply order). */
export interface OfferTerms {
  quantity: number | null
  /** Of one unit. */
  price: number | null
  /** The last day on which it can be accepted. */
  validUntil: string
  deliverBy: string
  note: string
  /** The exhibitor's own exhibits. */
  exhibitIds: number[]
}

const DAY_MS = 86_400_000

function validBreach(day: string, today: Date): RuleBreach | undefined {
  const last = chinaDay(new Date(today.getTime() + OFFER_DAYS_MAX * DAY_MS))
  return isDay(day) && day >= chinaDay(today) && day <= last ? undefined : 'offerUntil.range'
}

/** What is wrong with the terms of an offer, by field in the order of the form (spec: live §3, supply order). */
export const checkOffer = (of: OfferTerms, today: Date = new Date()): Record<string, RuleBreach | undefined> => ({
  quantity: quantityBreach(of.quantity),
  price: of.price === null ? 'price.empty' : priceBreach(of.price),
  validUntil: validBreach(of.validUntil, today),
  deliverBy: deliveryBreach(of.deliverBy, today),
  note: countCharacters(of.note) > NOTE_MAX ? 'note.long' : undefined,
  exhibitIds: of.exhibitIds.length > OFFERED_EXHIBITS_MAX ? 'offeredExhibits.many' : undefined,
})

export const emptyOffer = (): OfferTerms => ({
  quantity: null,
  price: null,
  validUntil: '',
  deliverBy: '',
  note: '',
  exhibitIds: [],
})
