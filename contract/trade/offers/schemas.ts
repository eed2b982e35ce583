import * as z from 'zod/mini'
import { byId, fallbackFields, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { DemandCard, DemandContact } from '#contract/trade/demands/schemas.ts'
import { currencies, units } from '#contract/trade/demands/rules.ts'
import { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import { DECLINE_REASON_MAX, NOTE_MAX, OFFERED_EXHIBITS_MAX, STATISTICS_DAYS } from './limits'
import { Quotation } from './quotation-schemas'
import { offerActions, offerStates, type OfferTerms as TermsFields } from './rules'

export { confirmQuotation, getQuotation, getQuotationPaper, issueQuotation } from './quotation-schemas'
export type { PaperLanguage, Quotation } from './quotation-schemas'

/** Made by the form: the same sent twice is kept once. */
const Key = text(64).check(z.minLength(8))
const Version = integer(1, 2_147_483_647)
/** YYYY-MM-DD in GMT+8; empty: not given. */
const Day = text(10)

export const OfferTerms = z.object({
  quantity: z.nullable(z.number()),
  price: z.nullable(z.number()),
  validUntil: Day,
  deliverBy: Day,
  note: text(NOTE_MAX * 4),
  exhibitIds: z.array(Id).check(z.maxLength(OFFERED_EXHIBITS_MAX * 2)),
}) satisfies z.ZodMiniType<TermsFields>

const Step = z.object({
  action: z.enum(offerActions),
  at: Instant,
  /** Which side did it. */
  by: z.enum(['exhibitor', 'buyer']),
  /** What was offered from then on; null: the step changed no terms. */
  terms: z.nullable(OfferTerms),
  /** Why it was declined; else empty. */
  reason: z.string(),
  /** What was accepted; else null. */
  quantity: z.nullable(z.number()),
})

/** An offer as both sides read it. */
export const Offer = z.object({
  id: z.int(),
  demandId: z.int(),
  /** Of the offer as it is: whoever decides names it. */
  version: z.int(),
  state: z.enum(offerStates),
  ...OfferTerms.shape,
  quantity: z.number(),
  price: z.number(),
  /** As they were in the demand that was offered to. */
  unit: z.enum(units),
  currency: z.enum(currencies),
  exhibits: z.array(ExhibitCard),
  shortlisted: z.boolean(),
  /** Why it was declined; else empty. */
  reason: z.string(),
  accepted: z.nullable(z.number()),
  exhibitor: z.object({
    id: z.int(),
    name: z.string(),
    logoUrl: z.string(),
    hallName: z.string(),
    booth: z.string(),
    vr: z.boolean(),
    fallbackFields,
  }),
  /** The last that was issued; null: none. */
  quotation: z.nullable(Quotation),
  createdAt: Instant,
  updatedAt: Instant,
  steps: z.array(Step),
})
export type Offer = z.output<typeof Offer>

/** An offer of the own exhibitor, with what it was made to. */
export const OwnOffer = z.object({
  ...Offer.shape,
  demand: z.nullable(DemandCard),
  /** How to reach the buyer, once the offer is shortlisted or accepted. */
  contact: z.nullable(DemandContact),
})
export type OwnOffer = z.output<typeof OwnOffer>

export const addOffer = {
  input: z.object({
    key: Key,
    demandId: Id,
    /** Of the demand as it was seen. */ demandVersion: Version,
    terms: OfferTerms,
  }),
  output: OwnOffer,
}

const ofVersion = { id: Id, version: Version }

export const changeOffer = { input: z.object({ ...ofVersion, terms: OfferTerms }), output: OwnOffer }
export const withdrawOffer = { input: z.object(ofVersion), output: OwnOffer }
export const getOwnOffer = { input: byId, output: OwnOffer }

export const listOwnOffers = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(offerStates)), demandId: z.optional(Id) }),
  output: paged(OwnOffer),
}

/** All offers to one demand next to each other: those that stand first, the lowest price first. */
export const listOffers = { input: z.object({ demandId: Id }), output: z.array(Offer) }

export const shortlistOffer = { input: z.object(ofVersion), output: Offer }
export const declineOffer = {
  input: z.object({ ...ofVersion, reason: text(DECLINE_REASON_MAX * 4) }),
  output: Offer,
}
export const acceptOffer = {
  input: z.object({ ...ofVersion, /** At most what is offered, and what is still requested. */ quantity: z.number() }),
  output: Offer,
}

const Count = z.object({ demands: z.int(), offers: z.int() })

/** What is public of the exchange hall; `days` are the last ones, the oldest first. */
export const getTradeStatistics = {
  input: nothing,
  output: z.object({
    /** Demands that offers may come to. */
    open: z.int(),
    /** Offers that were neither withdrawn nor declined. */
    offers: z.int(),
    /** Demands of which something was accepted. */
    matched: z.int(),
    categories: z.array(z.object({ id: z.int(), name: z.string(), ...Count.shape })),
    days: z.array(z.object({ day: z.string(), ...Count.shape })).check(z.maxLength(STATISTICS_DAYS)),
  }),
}
