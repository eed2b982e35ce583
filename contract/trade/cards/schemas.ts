import * as z from 'zod/mini'
import { byId, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { CARD_COMPANY_MAX, CARD_MAIL_MAX, CARD_NAME_MAX, CARD_PHONE_MAX } from './limits'
import { cardFields, shownMeetingStates } from './rules'

/** UTF-16 units; `rules.ts` counts the characters. */
const words = {
  name: text(CARD_NAME_MAX * 4),
  company: text(CARD_COMPANY_MAX * 4),
  mail: text(CARD_MAIL_MAX),
  phone: text(CARD_PHONE_MAX),
}
const Card = z.object({
  name: z.string(),
  company: z.string(),
  mail: z.string(),
  phone: z.string(),
  /** Counts the changes; 0: as the account has it. */
  version: z.int(),
})
export type Card = z.output<typeof Card>

export const getCard = { input: nothing, output: Card }
export const saveCard = {
  input: z.object({ ...words, /** As it was read. */ version: integer(0, 2_147_483_647) }),
  output: Card,
}

export const showCard = {
  input: nothing,
  output: z.object({
    /** Good once; what was shown before is good no more. */
    code: z.string(),
    until: Instant,
  }),
}

const Scanned = z.object({
  id: z.int(),
  state: z.enum(shownMeetingStates),
  /** While it waits for confirmation, the holder of the card; then the given name. Empty: not given, or withdrawn. */
  name: z.string(),
  /** Until when the yes is waited for. */
  until: Instant,
  /** The lead of its owner. */
  leadId: z.nullable(z.int()),
})
export type ScannedMeeting = z.output<typeof Scanned>

export const scanCard = { input: z.object({ code: text(200) }), output: Scanned }
export const getScannedMeeting = { input: byId, output: Scanned }

const Meeting = z.object({
  id: z.int(),
  state: z.enum(shownMeetingStates),
  exhibitorId: z.int(),
  company: z.string(),
  /** The booth. */
  place: z.string(),
  /** Who scanned. */
  by: z.string(),
  at: Instant,
  /** Until when it can be answered. */
  until: Instant,
  /** What they have; empty: nothing, or no more. */
  given: z.array(z.enum(cardFields)),
})
export type Meeting = z.output<typeof Meeting>

export const listMeetings = { input: z.object(pageInput), output: paged(Meeting) }
export const listWaitingMeetings = { input: nothing, output: z.object({ list: z.array(Meeting) }) }

export const answerMeeting = {
  input: z.object({
    id: Id,
    /** What is given; empty: nothing is. */
    give: z.array(z.enum(cardFields)).check(z.maxLength(cardFields.length)),
  }),
  output: Meeting,
}
export const takeBackMeeting = { input: byId, output: Meeting }
