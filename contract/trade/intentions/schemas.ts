import * as z from 'zod/mini'
import { byId, fallbackFields, Id, Instant, integer, pageInput, paged, text } from '#contract/core/shapes.ts'
import { INTENTION_NOTE_MAX } from './limits'
import { intentionActions, intentionStates } from './rules'

/** Made by the form: the same sent twice is kept once. */
const Key = text(64).check(z.minLength(8))
const Version = integer(1, 2_147_483_647)
/** UTF-16 units; `rules.ts` counts the characters. */
const Note = text(INTENTION_NOTE_MAX * 4)
const terms = {
  quantity: z.nullable(z.number()),
  /** Of one, CNY; null: none is named. */ price: z.nullable(z.number()),
}

const Step = z.object({
  action: z.enum(intentionActions),
  by: z.enum(['buyer', 'exhibitor']),
  at: Instant,
  /** What was requested or countered with; null: the step named none. */
  quantity: z.nullable(z.int()),
  price: z.nullable(z.number()),
  /** What was written with it. */
  note: z.string(),
})

/** An intention order as either side reads it (spec: live §3). */
export const Intention = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(intentionStates),
  /** The exhibit; null once visitors see it no more. */
  exhibitsInfoId: z.nullable(z.int()),
  /** As the exhibit was called when it was ordered. */
  exhibitsName: z.string(),
  exhibitsCoverUrl: z.string(),
  exhibitorId: z.int(),
  company: z.string(),
  /** Who asks, as exhibitors read it. */
  buyerName: z.string(),
  /** The account of the buyer: the id of the lead for the exhibitor. */
  buyerId: z.int(),
  /** What is on the table now: what was requested, or countered with. */
  quantity: z.int(),
  price: z.nullable(z.number()),
  note: z.string(),
  sentAt: Instant,
  updatedAt: Instant,
  steps: z.array(Step),
  fallbackFields,
})
export type Intention = z.output<typeof Intention>

export const addIntention = {
  input: z.object({ key: Key, exhibitsInfoId: Id, ...terms, note: Note }),
  output: Intention,
}

const listed = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(intentionStates)) }),
  output: paged(Intention),
}

export const listOwnIntentions = listed
export const listReceivedIntentions = listed

const ofVersion = { id: Id, version: Version }
const answered = {
  input: z.object({ ...ofVersion, accept: z.boolean(), /** Why not; needed where it is declined. */ note: Note }),
  output: Intention,
}

export const answerIntention = answered
export const answerCounter = answered
export const counterIntention = { input: z.object({ ...ofVersion, ...terms, note: Note }), output: Intention }
export const cancelIntention = { input: z.object(ofVersion), output: Intention }
export const getIntention = { input: byId, output: Intention }
