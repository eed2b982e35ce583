import * as z from 'zod/mini'
import { byId, DECIMALS, Id, Instant, integer, text } from '#contract/core/shapes.ts'
import { currencies } from '#contract/trade/demands/rules.ts'
import { OUTCOME_AMOUNT_MAX, OUTCOME_NOTE_MAX } from './limits'
import { nextSteps, sides } from './rules'

const IceServer = z.object({
  urls: z.string(),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
})

/** What of an exhibit both sides see when one shows it. */
const RoomExhibit = z.object({
  id: z.int(),
  name: z.string(),
  /** Empty when there is no picture. */
  coverUrl: z.string(),
  /** CNY; null: on request. */
  price: z.nullable(z.number()),
})
export type RoomExhibit = z.output<typeof RoomExhibit>

/** What a browser needs to be in the room of a talk. */
export const openTalkRoom = {
  input: byId,
  output: z.object({
    id: z.int(),
    /** The reader's. */
    side: z.enum(sides),
    /** The other side: the exhibitor for its buyer, the buyer for the exhibitor. */
    other: z.string(),
    /** Who talks for the exhibitor; empty: nobody is named. */
    member: z.string(),
    purpose: z.string(),
    start: Instant,
    end: Instant,
    opensAt: Instant,
    closesAt: Instant,
    exhibitorId: z.int(),
    /** Of the conversation beside the talk; empty: the reader answers no visitors. */
    conversationID: z.string(),
    /** What a browser is to reach the other by, as RTCPeerConnection takes them. */
    iceServers: z.array(IceServer),
    /** `relay`: nothing but what is relayed. */
    icePolicy: z.enum(['all', 'relay']),
    /** When the credentials of a relay end; null: there are none. */
    relayUntil: z.nullable(Instant),
    exhibits: z.array(RoomExhibit),
  }),
}
export type TalkRoom = z.output<typeof openTalkRoom.output>

const isRound = (value: number): boolean => Number(value.toFixed(2)) === value
const Amount = z.number().check(z.gt(0), z.lte(OUTCOME_AMOUNT_MAX), z.refine(isRound, { params: { reason: DECIMALS } }))

/** What a side has noted of a talk; version 0: nothing yet. */
const Outcome = z.object({
  version: z.int(),
  nextStep: z.enum(nextSteps),
  note: z.string(),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.enum(currencies)),
  /** Who noted it; empty: nobody yet, or somebody who is gone. */
  by: z.string(),
  at: z.nullable(Instant),
})
export type Outcome = z.output<typeof Outcome>

export const getOutcome = { input: byId, output: Outcome }

export const saveOutcome = {
  input: z.object({
    id: Id,
    /** As it was read; 0: nothing was noted. */
    version: integer(0, 2_147_483_647),
    nextStep: z.enum(nextSteps),
    /** UTF-16 units; the server counts the characters. */
    note: text(OUTCOME_NOTE_MAX),
    amount: z.nullable(Amount),
    /** Of the amount; ignored without an amount. */
    currency: z.nullable(z.enum(currencies)),
  }),
  output: Outcome,
}
