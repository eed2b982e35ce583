import * as z from 'zod/mini'
import { Id, text } from '#contract/core/shapes.ts'
import { eventKinds } from './rules'

const shortText = text(200)

const known = z.optional(text(1_000))

/** What analytics knows of who is signed in (spec: common §3), without the name: the account's id identifies the user. */
const Background = z.object({
  type: known,
  countryName: known,
  areaName: known,
  industry: known,
  objective: known,
  intention: known,
  categoryName: known,
  hallName: known,
  hallAreaName: known,
  boothNumber: known,
  exhibitsNum: z.optional(z.int()),
  exhibitorName: known,
})

export const AnalyticsEvent = z.object({
  /** Made by the browser: a repeated event is stored once. */
  eventId: text(36).check(z.minLength(8)),
  visitorId: text(36).check(z.minLength(8)),
  sessionId: text(36).check(z.minLength(8)),
  /** ms since 1970 by the visitor's clock */
  time: z.int(),
  language: shortText,
  name: shortText,
  url: text(1000),
  referrer: z._default(text(1000), ''),
  recordId: z.optional(Id),
  userId: z._default(shortText, ''),
  userType: z._default(shortText, ''),
  /** Of the session, since a beacon has no headers; the server knows the account by it, and does not store it. */
  token: z.optional(shortText),
  bigDataField: z.optional(Background),
})

export type AnalyticsEvent = z.input<typeof AnalyticsEvent>

export const collect = {
  input: z.object({ projectId: text(40), kind: z.enum(eventKinds), ...AnalyticsEvent.shape }),
  output: z.object({ stored: z.boolean() }),
}
