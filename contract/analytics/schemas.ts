import * as z from 'zod/mini'
import { Id, text } from '../core/shapes'
import { eventKinds } from './rules'

const shortText = text(200)

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
})

export type AnalyticsEvent = z.input<typeof AnalyticsEvent>

export const collect = {
  input: z.object({ projectId: text(40), kind: z.enum(eventKinds), ...AnalyticsEvent.shape }),
  output: z.object({ stored: z.boolean() }),
}
