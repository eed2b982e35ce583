import * as z from 'zod/mini'
import { byId, Day, fallbackFields, Instant, integer, pageInput, paged } from '#contract/core/shapes.ts'
import { currencies, units } from '#contract/trade/demands/rules.ts'
import { FIGURES_DAYS, FIGURES_DAYS_MAX } from './limits'

/** A part of a whole, 0 to 1; null: there is no whole. */
const Share = z.nullable(z.number())
/** Hours, the median; null: nothing happened. */
const Hours = z.nullable(z.number())

const Totals = z.object({
  /** Demands that came to the organizer for the first time, and those that were shown first, in these days. */
  submitted: z.int(),
  shown: z.int(),
  /** Of those shown, to how many somebody has offered by now, and how long the first offer took. */
  answered: z.int(),
  answerHours: Hours,
  /** Offers that were made, and what part of those decided was accepted. */
  offers: z.int(),
  accepted: z.int(),
  acceptance: Share,
  /** Intention orders that were sent, and their outcome. */
  intentions: z.int(),
  intentionsAccepted: z.int(),
  intentionHours: Hours,
  /** Talks by the day for which they are, and the response time of those requested in these days. */
  talks: z.int(),
  met: z.int(),
  noShow: z.int(),
  talkHours: Hours,
})

const Amount = z.object({ currency: z.enum(currencies), amount: z.number(), talks: z.int() })
const AmountOf = z.object({
  /** Empty: of no hall, or of no country. */
  name: z.string(),
  ...Amount.shape,
})
export type BusinessAmount = z.output<typeof AmountOf>

const CountsOfDay = z.object({
  /** YYYY-MM-DD in GMT+8. */
  day: z.string(),
  demands: z.int(),
  offers: z.int(),
  intentions: z.int(),
  talks: z.int(),
})
export type BusinessDay = z.output<typeof CountsOfDay>

export const getBusiness = {
  input: z.object({
    /** The last day, YYYY-MM-DD in GMT+8; today unless told. */
    until: z.optional(Day),
    days: z._default(integer(1, FIGURES_DAYS_MAX), FIGURES_DAYS),
  }),
  output: z.object({
    from: z.string(),
    until: z.string(),
    totals: Totals,
    days: z.array(CountsOfDay),
    /**
     * What is expected of talks that took place in these days, by currency, which are not converted: of each talk what the
     * exhibitor noted, or else the buyer.
     */
    amounts: z.array(Amount),
    /** The same by the hall and by the country of the exhibitor. */
    halls: z.array(AmountOf),
    countries: z.array(AmountOf),
  }),
}
export type Business = z.output<typeof getBusiness.output>

const Unanswered = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  shownAt: Instant,
  validUntil: Instant,
  /** It is for named exhibitors alone. */
  named: z.boolean(),
  /** When exhibitors were notified of it last, and how many. */
  nudgedAt: z.nullable(Instant),
  nudged: z.int(),
  fallbackFields,
})
export type UnansweredDemand = z.output<typeof Unanswered>

export const listUnanswered = { input: z.object(pageInput), output: paged(Unanswered) }

export const nudgeExhibitors = {
  input: byId,
  output: z.object({ /** Exhibitors that a notice went to. */ nudged: z.int() }),
}
