import * as z from 'zod/mini'
import { integer, text } from '#contract/core/shapes.ts'
import { CANDIDATE_MAX, DESCRIPTION_MAX } from './limits'

const Id = integer(1, 2_147_483_647)
/** Made by a browser, and known to it and the server alone: whoever has it holds the seat of its side. */
export const Seat = text(64).check(z.minLength(16))
/** One session of a browser in a room, known to both sides: a message to an earlier session is dropped. */
const SessionId = text(64).check(z.minLength(8))
const to = { sessionId: SessionId, to: SessionId }

/** What the two browsers of a talk say to each other, by way of the fair. */
export const TalkMessage = z.union([
  /** I have come (again); who hears it says `here`. */
  z.object({ type: z.literal('hello'), sessionId: SessionId }),
  z.object({ type: z.literal('here'), ...to }),
  z.object({
    type: z.literal('description'),
    ...to,
    kind: z.enum(['offer', 'answer']),
    sdp: text(DESCRIPTION_MAX),
  }),
  z.object({
    type: z.literal('candidate'),
    ...to,
    candidate: text(CANDIDATE_MAX),
    sdpMid: z.nullable(text(64)),
    sdpMLineIndex: z.nullable(integer(0, 64)),
    usernameFragment: z.nullable(text(256)),
  }),
  /** What of one's own is sent at the moment. */
  z.object({
    type: z.literal('media'),
    ...to,
    microphone: z.boolean(),
    camera: z.boolean(),
    screen: z.boolean(),
  }),
  /** Both see this exhibit; null: none any more. */
  z.object({ type: z.literal('exhibit'), ...to, exhibitId: z.nullable(Id) }),
  /** I leave. */
  z.object({ type: z.literal('bye'), sessionId: SessionId }),
])
export type TalkMessage = z.output<typeof TalkMessage>

/** Commands of who is in the room of a talk. */
export const talkCommands = {
  /**
   * Takes the seat of one's side, from whoever had it; marks the side as having come. `again`: back after a break, or the
   * sign that one is still there (every PRESENCE_SIGN_MS), which takes it from nobody.
   */
  enterTalk: z.object({ id: Id, seat: Seat, again: z.optional(z.boolean()) }),
  /** Sends a message to the other side; nothing is stored for an absent side. */
  signalTalk: z.object({ id: Id, seat: Seat, message: TalkMessage }),
  leaveTalk: z.object({ id: Id, seat: Seat, sessionId: SessionId }),
} as const

const done = z.object({})
export const talkCommandOutputs = { enterTalk: done, signalTalk: done, leaveTalk: done } as const

/** What those in a room receive. */
export interface TalkEvents {
  talkSignal: { id: number; message: TalkMessage }
  /** Somebody of the same side has taken the seat. */
  talkTaken: { id: number }
}
