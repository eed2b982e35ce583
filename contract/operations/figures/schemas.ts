import * as z from 'zod/mini'
import { byId, Day, integer } from '#contract/core/shapes.ts'
import { STAND_DAYS, STAND_DAYS_MAX } from './limits'

/** Minutes, the median; null: nothing happened. */
const Minutes = z.nullable(z.number())
const Count = z.int()

const Hour = z.object({ /** 0 to 23 in GMT+8. */ hour: z.int(), views: Count, visitors: Count })

const FairDay = z.object({
  /** YYYY-MM-DD in GMT+8. */
  day: z.string(),
  /** Different browsers of the day, and of each hour: the hours do not add up to the day. */
  visitors: Count,
  visits: Count,
  views: Count,
  searches: Count,
  /** Searches that found nothing. */
  missed: Count,
  /** Registrations that were sent, and how long those decided had waited. */
  registrations: Count,
  registrationMinutes: Minutes,
  /** Demands that were shown for the first time. */
  demands: Count,
  /** Talks that took place. */
  talks: Count,
  /** Sessions that begin on the day. */
  lives: Count,
  /** Tickets of orders that were paid. */
  tickets: Count,
  /** What was paid and what was returned, in fen. */
  paidFen: Count,
  refundedFen: Count,
  /** Conversations that visitors have begun, how many were answered by now, and how long that took. */
  questions: Count,
  answered: Count,
  answerMinutes: Minutes,
  hours: z.array(Hour),
})
export type FairDay = z.output<typeof FairDay>

/** Empty name: it is not known. */
const Named = z.object({ name: z.string(), count: Count })
export type NamedCount = z.output<typeof Named>

const Liked = z.object({ id: z.int(), name: z.string(), views: Count, follows: Count })
export type LikedRecord = z.output<typeof Liked>

const Term = z.object({
  term: z.string(),
  count: Count,
  /** null: it was not looked up yet. */
  hits: z.nullable(z.int()),
})
export type SearchedTerm = z.output<typeof Term>

export const getFairFigures = {
  input: z.object({
    /** Today unless told. */
    day: z.optional(Day),
    /** The day that it is compared with; the day before unless told. */
    against: z.optional(Day),
  }),
  output: z.object({
    /** Different browsers that were seen within NOW_MS. */
    now: Count,
    day: FairDay,
    against: FairDay,
    /** Of the day: signed-in visitors by their country, the most first. */
    countries: z.array(Named),
    /** Page names as they are tracked. */
    pages: z.array(Named),
    terms: z.array(Term),
    /** What was searched for without results. */
    missedTerms: z.array(Term),
    /** By views and follows of the day together. */
    exhibits: z.array(Liked),
    exhibitors: z.array(Liked),
    /** Sessions that are on, the most watched first. */
    lives: z.array(z.object({ id: z.int(), name: z.string(), watching: Count })),
  }),
}
export type FairFigures = z.output<typeof getFairFigures.output>

const StandSums = z.object({
  /** Views of the exhibitor's page and of its exhibits. */
  views: z.number(),
  /** Different browsers of each day, added up. */
  visitors: z.number(),
  /** Views of exhibits alone. */
  opened: z.number(),
  /** Exhibits pushed in live sessions that were clicked on, since they were pushed. */
  pushClicks: z.number(),
  questions: z.number(),
  answerMinutes: Minutes,
  leads: z.number(),
  follows: z.number(),
})
export type StandSums = z.output<typeof StandSums>

export const getStandFigures = {
  input: z.object({ days: z._default(integer(1, STAND_DAYS_MAX), STAND_DAYS) }),
  output: z.object({
    from: z.string(),
    until: z.string(),
    own: StandSums,
    /** The median of the exhibitors of the same hall, this one among them; null: it stands alone, or in no hall. */
    hall: z.nullable(StandSums),
    /** How many exhibitors that is. */
    hallSize: z.int(),
    days: z.array(z.object({ day: z.string(), views: Count, visitors: Count })),
    /** Signed-in viewers by country. */
    countries: z.array(Named),
    exhibits: z.array(z.object({ id: z.int(), name: z.string(), views: Count })),
    pushes: z.array(z.object({ id: z.int(), name: z.string(), views: Count, clicks: Count })),
  }),
}
export type StandFigures = z.output<typeof getStandFigures.output>

export const getReplyPromise = {
  input: byId,
  output: z.nullable(
    z.object({
      /** Minutes, the median of what was answered; null: nothing was. */
      minutes: Minutes,
      /** 0 to 1: what part of the questions was answered. */
      share: z.number(),
    }),
  ),
}
export type ReplyPromise = z.output<typeof getReplyPromise.output>
