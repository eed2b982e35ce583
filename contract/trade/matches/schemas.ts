import * as z from 'zod/mini'
import { byId, fallbackFields, nothing } from '#contract/core/shapes.ts'
import { DemandCard } from '#contract/trade/demands/schemas.ts'
import { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import { MATCHED_EXHIBITS_MAX, MATCHES_MAX, SHARED_WORDS_MAX } from './limits'
import { missingFacts } from './rules'

const Reason = z.discriminatedUnion('reason', [
  /** Both are of this category. */
  z.object({ reason: z.literal('category'), name: z.string() }),
  /** The exhibits stand in the hall of the demand's category. */
  z.object({ reason: z.literal('hall'), name: z.string() }),
  /** Words of the demand, each with the one that stands for it in the exhibits: the same, or in the other language. */
  z.object({
    reason: z.literal('words'),
    words: z.array(z.object({ term: z.string(), found: z.string() })).check(z.maxLength(SHARED_WORDS_MAX)),
  }),
  /** The wished price lies within theirs, CNY. */
  z.object({ reason: z.literal('price'), low: z.number(), high: z.number() }),
  /** So much is needed, and the smallest order is no more. */
  z.object({ reason: z.literal('quantity'), min: z.int() }),
  /** They deliver in so many days, which is early enough. */
  z.object({ reason: z.literal('delivery'), days: z.int() }),
  /** For a buyer from abroad: where they say that they send from. */
  z.object({ reason: z.literal('shipsFrom'), place: z.string() }),
  /** The buyer follows the exhibitor or has collected one of these exhibits; told to the buyer alone. */
  z.object({ reason: z.literal('follow') }),
])
export type Reason = z.output<typeof Reason>

const explanation = { reasons: z.array(Reason), missing: z.array(z.enum(missingFacts)) }

/** An exhibitor that suits a demand, with the exhibits that suit it best; none: what it says of itself does. */
export const Match = z.object({
  exhibitor: z.object({
    id: z.int(),
    name: z.string(),
    logoUrl: z.string(),
    hallName: z.string(),
    booth: z.string(),
    fallbackFields,
  }),
  exhibits: z.array(ExhibitCard).check(z.maxLength(MATCHED_EXHIBITS_MAX)),
  ...explanation,
})
export type Match = z.output<typeof Match>

/** A demand that suits the own exhibits, with those that suit it best. */
export const MatchingDemand = z.object({
  demand: DemandCard,
  exhibits: z.array(ExhibitCard).check(z.maxLength(MATCHED_EXHIBITS_MAX)),
  ...explanation,
})
export type MatchingDemand = z.output<typeof MatchingDemand>

export const listMatches = {
  input: byId,
  output: z.array(Match).check(z.maxLength(MATCHES_MAX)),
}

export const listMatchingDemands = {
  input: nothing,
  output: z.array(MatchingDemand).check(z.maxLength(MATCHES_MAX)),
}
