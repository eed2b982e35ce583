import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { byId, Id, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { Seat } from '#contract/trade/appointments/realtime.ts'
import { sides } from '#contract/trade/appointments/rules.ts'
import { CAPTION_MAX, NEXT_STEPS_MAX } from './limits'

const Language = z.enum(languages)
const Version = integer(0, 2_147_483_647)

const Captioning = z.object({
  /** The fair has a service that writes down speech. */
  hasService: z.boolean(),
  /** Whether the viewer, and the other side, agree to keep captions as minutes. */
  own: z.boolean(),
  other: z.boolean(),
})
export type Captioning = z.output<typeof Captioning>

export const getCaptioning = { input: byId, output: Captioning }

/** A piece of speech of `SPEECH_BYTES_MAX` at most, as WebM, Ogg, MP4 or WAV. */
export const transcribeSpeech = {
  input: z.object({ id: Id, language: Language }),
  /** Empty: nobody spoke. */
  output: z.object({ text: z.string(), language: Language }),
}

export const agreeToMinutes = {
  input: z.object({
    id: Id,
    agrees: z.boolean(),
    /** Of the browser that agrees; null: it withdraws. */
    seat: z.nullable(Seat),
  }),
  output: Captioning,
}

const Line = z.object({
  id: z.int(),
  side: z.enum(sides),
  /** Of the viewer's side, which may correct it. */
  isOwn: z.boolean(),
  /** Who spoke; empty: they have left the fair. */
  by: z.string(),
  /** Their account: a translation service is not sent what it does not allow. */
  byAccount: z.nullable(z.int()),
  at: Instant,
  /** What was spoken, and its translation where somebody has written one; one of them is empty until then. */
  zh: z.string(),
  en: z.string(),
  version: z.int(),
})
export type MinutesLine = z.output<typeof Line>

const Minutes = z.object({
  /** In the order in which they were spoken; empty: none were kept. */
  lines: z.array(Line),
  nextSteps: z.string(),
  /** Of the next steps; 0: there are no minutes. */
  version: z.int(),
  /** Who changed the next steps last, and when; empty and null: nobody. */
  by: z.string(),
  /** Their account. */
  changedBy: z.nullable(z.int()),
  at: z.nullable(Instant),
})
export type Minutes = z.output<typeof Minutes>

export const getMinutes = { input: byId, output: Minutes }

export const saveMinutes = {
  input: z.object({ id: Id, version: Version, nextSteps: text(NEXT_STEPS_MAX) }),
  output: Minutes,
}

export const saveMinutesLine = {
  input: z.object({
    id: Id,
    lineId: Id,
    version: Version,
    /** Both empty: the line is removed. */
    zh: text(CAPTION_MAX),
    en: text(CAPTION_MAX),
  }),
  output: Minutes,
}

export const deleteMinutes = { input: byId, output: nothing }
