import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { Id, text } from '#contract/core/shapes.ts'
import { Seat } from '#contract/trade/appointments/realtime.ts'
import { CAPTION_MAX } from './limits'

/** What somebody speaks in a video meeting. */
const Caption = z.object({
  /** Made by the browser of who spoke: one that is sent again is recorded once. */
  key: text(64).check(z.minLength(8)),
  text: text(CAPTION_MAX).check(z.minLength(1)),
  language: z.enum(languages),
})
export type Caption = z.output<typeof Caption>

export const captionCommands = {
  /** Shows what the viewer spoke to the other side. It is recorded only while both sides agree to minutes. */
  captionTalk: z.object({ id: Id, seat: Seat, caption: Caption }),
} as const

export const captionCommandOutputs = { captionTalk: z.object({}) } as const

export interface CaptionEvents {
  /** `by`: the account that spoke. */
  talkCaption: { id: number; caption: Caption; by: number }
  /** Somebody has agreed to minutes, or withdrawn it. */
  talkMinutes: { id: number }
}
